/**
 * Makes Node compile WebAssembly once and quickly: the second compilation of the embedded database only pays off for a
 * process that lives longer than those of these tests.
 */
require('node:v8').setFlagsFromString('--liftoff-only');
