import { join } from 'node:path';
import { builtProgram } from '../test/built-api.js';
import { runProgram } from '../test/child-command.js';

const CAMPAIGN = join(__dirname, 'campaign.mts');

describe('npm run campaign', () => {
  beforeAll(() => {
    builtProgram();
  }, 120_000);

  it.each([
    ['nothing', []],
    ['an unknown campaign', ['flood']],
    ['an unknown option', ['all', '--forever']],
  ])('prints its usage in one line when it gets %s [BUDGET-5, RUN-32]', async (_, args) => {
    const ended = await runProgram(CAMPAIGN, args);
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error).toMatch(/^Usage: npm run campaign -- all\|.*\[--short\]$/m);
  });
});
