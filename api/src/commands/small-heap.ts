import { setFlagsFromString } from 'node:v8';

// On a machine with much memory V8 lets half a gigabyte of rows lie that were stored long ago. These two are read whenever
// it decides how much room to take, so they count from here on, and unlike a bound on the heap they end nothing.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=40');
