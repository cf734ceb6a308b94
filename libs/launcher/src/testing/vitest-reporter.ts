import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import type { Report } from './jest-report.ts';

/** Vitest's own JSON leaves out the difference between what was expected and what came. */
function messageOf({ message, diff, stack }: SerializedError): string {
  const frames = stack?.split('\n').filter((line) => /^\s*at /.test(line)) ?? [];
  return [message, diff, ...frames].filter(Boolean).join('\n');
}

/** Writes a run as jest does, into the file that `REPORT_FILE` names. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const testResults = modules.map((module) => ({
      name: module.moduleId,
      status: module.state(),
      message: module.errors().map(messageOf).join('\n'),
      assertionResults: [...module.children.allTests()].map((test) => {
        const { state, errors } = test.result();
        return { fullName: test.fullName, status: state, failureMessages: errors?.map(messageOf) };
      }),
    }));
    if (unhandled.length > 0)
      testResults.push({
        name: 'outside of any test',
        status: 'failed',
        message: unhandled.map(messageOf).join('\n'),
        assertionResults: [],
      });
    const report: Report = { testResults };
    writeFileSync(process.env.REPORT_FILE ?? '', JSON.stringify(report));
  }
}
