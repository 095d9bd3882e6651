// What can be said of something that is kept.

/// One of them.
public let kSecClass = "class"
/// One of them.
public let kSecClassGenericPassword = "genp"
/// One of them.
public let kSecClassInternetPassword = "inet"
/// One of them.
public let kSecClassCertificate = "cert"
/// One of them.
public let kSecClassKey = "keys"
/// One of them.
public let kSecClassIdentity = "idnt"
/// One of them.
public let kSecAttrAccount = "acct"
/// One of them.
public let kSecAttrService = "svce"
/// One of them.
public let kSecAttrServer = "srvr"
/// One of them.
public let kSecAttrLabel = "labl"
/// One of them.
public let kSecAttrGeneric = "gena"
/// One of them.
public let kSecAttrAccessGroup = "agrp"
/// One of them.
public let kSecAttrApplicationTag = "atag"
/// One of them.
public let kSecAttrSynchronizable = "sync"
/// One of them.
public let kSecAttrSynchronizableAny = "syna"
/// One of them.
public let kSecAttrDescription = "desc"
/// One of them.
public let kSecAttrComment = "icmt"
/// One of them.
public let kSecAttrAccessible = "pdmn"
/// One of them.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// One of them.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// One of them.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// One of them.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// One of them.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// One of them.
public let kSecValueData = "v_Data"
/// One of them.
public let kSecReturnData = "r_Data"
/// One of them.
public let kSecReturnAttributes = "r_Attributes"
/// One of them.
public let kSecReturnRef = "r_Ref"
/// One of them.
public let kSecReturnPersistentRef = "r_PersistentRef"
/// One of them.
public let kSecMatchLimit = "m_Limit"
/// One of them.
public let kSecMatchLimitOne = "m_LimitOne"
/// One of them.
public let kSecMatchLimitAll = "m_LimitAll"
/// One of them.
public let kSecUseAuthenticationContext = "u_AuthCtx"
/// One of them.
public let kSecUseDataProtectionKeychain = "nleg"
