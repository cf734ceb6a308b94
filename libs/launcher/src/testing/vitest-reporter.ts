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
    // such as a timer that outlives its test: all that is known is the file that ran
    for (const error of unhandled)
      testResults.push({
        name: String(error.VITEST_TEST_PATH ?? ''),
        status: 'failed',
        message: `outside of any test: ${messageOf(error)}`,
        assertionResults: [],
      });
    const report: Report = { testResults };
    writeFileSync(process.env.REPORT_FILE ?? '', JSON.stringify(report));
  }
}
