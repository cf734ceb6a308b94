import vm from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Stands for the process's own context, which `node:vm` has no object for. */
const OWN_CONTEXT = Object.freeze({});

const { compileFunction } = vm;
const { runInContext } = vm.Script.prototype;

vm.compileFunction = (code, parameters, options) => {
  const isOurs = options?.parsingContext === OWN_CONTEXT;
  return compileFunction(code, parameters, isOurs ? { ...options, parsingContext: undefined } : options);
};
vm.Script.prototype.runInContext = function (context, options) {
  return context === OWN_CONTEXT ? this.runInThisContext(options) : runInContext.call(this, context, options);
};

/**
 * Runs tests in the context of the process, so that what they share with each other (runtime.mjs) has the same `Date`
 * and `Error` as they. What a file spies on, adds to the globals or changes in `process.env` goes when it ends.
 */
export default class ProcessEnvironment {
  global = globalThis;
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.globalsBefore = new Set(Reflect.ownKeys(globalThis));
    this.settingsBefore = { ...process.env };
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return OWN_CONTEXT;
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    const added = Reflect.ownKeys(globalThis).filter((key) => !this.globalsBefore.has(key));
    for (const key of added) Reflect.deleteProperty(globalThis, key);
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.settingsBefore);
  }
}
