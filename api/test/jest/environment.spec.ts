import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a test file leaves behind, told by a process of its own: Jest puts its own modules in the place of Node's here. */
function leftBy(testFile: string): unknown {
  const environment = pathToFileURL(join(__dirname, 'environment.mjs')).href;
  const script = `
    const { default: Environment } = await import('${environment}');
    process.env.KEPT = 'before';
    const clock = Date.now;
    const own = new Environment({ projectConfig: { fakeTimers: {} } });
    ${testFile}
    await own.teardown();
    const { KEPT, ADDED } = process.env;
    console.log(JSON.stringify({ isClock: Date.now === clock, isTimer: setTimeout(() => {}, 0).hasRef(), added: globalThis.added, KEPT, ADDED }));
  `;
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return JSON.parse(told);
}

describe('what a test file shares with the next one of its process', () => {
  it.each([
    ['nothing that it spies on', 'own.moduleMocker.spyOn(Date, "now").mockReturnValue(0);'],
    ['no clock that stands', 'own.fakeTimersModern.useFakeTimers();'],
    ['no global', 'globalThis.added = 1;'],
    ['no setting', 'process.env.ADDED = "1"; process.env.KEPT = "changed";'],
    ['no setting that it took away', 'delete process.env.KEPT;'],
  ])('%s', (_, testFile) => {
    expect(leftBy(testFile)).toEqual({ isClock: true, isTimer: true, KEPT: 'before' });
  });
});
