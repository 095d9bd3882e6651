import NavSim
let f = try Fuzzer(RouterSetup())
for seed in 0..<200 {
  let r = f.run(seed: UInt64(seed), steps: 10000)
  print(seed, r.steps, r.virtualMilliseconds, r.digest, r.violation as Any)
  if let v = r.violation {
    let s = f.shrink(f.record(seed: UInt64(seed), steps: 10000), keeping: v)
    print(s?.executions as Any, s?.violation as Any)
    for st in s?.steps ?? [] { print("  +\(st.after.rawValue)", st.action) }
    break
  } else {
   if seed == 1 { for k in 0..<1 { print(r.coverage.neverCompleted, r.coverage.requestTotal, r.coverage.busyTotal, k, r.coverage.rests) } }
  }
}
