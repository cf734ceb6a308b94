import { createRequire } from 'node:module';
import JestRuntime from 'jest-runtime';

const NODE_MODULES = /[\\/]node_modules[\\/]/;
/** Ours, read from the source, and Jest's own, which is each file's. */
const BY_JEST = /^(?:[./]|node:|@skybil\/|@jest\/)/;

const requires = new Map();
function requireOf(file) {
  if (!requires.has(file)) requires.set(file, createRequire(file));
  return requires.get(file);
}

/**
 * Loads libraries once for all test files, as Node does; our own modules stay each file's. Jest would read Nest,
 * Mongoose and 1,700 files more anew for each, which took half of the run.
 */
export default class SharedLibraries extends JestRuntime {
  mocked = new Set();

  setMock(from, name, ...rest) {
    this.mocked.add(name);
    super.setMock(from, name, ...rest);
  }

  requireModuleOrMock(from, name) {
    if (BY_JEST.test(name) || NODE_MODULES.test(from) || this.mocked.has(name))
      return super.requireModuleOrMock(from, name);
    const require = requireOf(from);
    const file = require.resolve(name);
    return NODE_MODULES.test(file) ? require(file) : super.requireModuleOrMock(from, name);
  }
}
