#include "CoreImage.h"
