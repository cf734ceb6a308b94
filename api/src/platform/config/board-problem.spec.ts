import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { BOARD, boardFolder } from '@skybil/shared';
import { LOCAL, refusal } from '../../../test/settings.js';
import { boardProblem } from './board-problem.js';

type Json = Record<string, unknown>;

describe('a board folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-'));
    cpSync(boardFolder(), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function change(with_: (board: Json, country: Json) => void): void {
    const file = join(folder, 'board.json');
    const board = JSON.parse(readFileSync(file, 'utf8')) as Json & { country: Json };
    with_(board, board.country);
    writeFileSync(file, JSON.stringify(board));
  }

  const sentence = (problem: string) =>
    `BOARD_FOLDER ${relative(process.cwd(), folder)} will not do: ${problem}`;

  it.each(['board', 'docs/examples/ghana'])(
    '%s is accepted as it comes with the project [BOARD-1]',
    (name) => {
      expect(boardProblem(boardFolder(name))).toBeUndefined();
    },
  );

  it.each<[string, (board: Json, country: Json) => void, string]>([
    ['an unknown key', (board) => (board.colour = 'green'), 'colour is an unknown key'],
    [
      'an unknown key of its country',
      (_, country) => (country.flag = '🇳🇬'),
      'country.flag is an unknown key',
    ],
    [
      'a place without name',
      (_, country) => (country.places = [{ name: 'Lagos' }, { areas: ['Ikeja'] }]),
      'country.places[1].name must be one line of 1 to 60 characters',
    ],
    [
      'a place twice',
      (_, country) => (country.places = [{ name: 'Lagos' }, { name: 'Lagos' }]),
      'country.places has a name twice',
    ],
    ['no name', (board) => delete board.name, 'name must be one line of 1 to 30 characters'],
    ['a country that is text', (board) => (board.country = 'Nigeria'), 'country must be an object'],
    [
      'a wrong currency',
      (_, country) => (country.currency = { ...(country.currency as Json), code: 'naira' }),
      'country.currency.code must be a code of ISO 4217, such as USD',
    ],
    [
      'a time zone with summer time',
      (_, country) => (country.timeZone = 'Europe/Paris'),
      'country.timeZone must be a time zone without summer time, such as Africa/Nairobi, because dates are shown at one offset',
    ],
    ['no category Other', (_, country) => (country.categories = ['Legal']), 'country.categories needs Other'],
  ])('with %s is refused in one sentence [BOARD-1]', (_what, fault, problem) => {
    change(fault);
    expect(boardProblem(folder)).toBe(sentence(`board.json: ${problem}`));
  });

  it.each([
    ['board.json', '{', 'board.json is not JSON'],
    ['board.json', '[]', 'board.json is not JSON'],
    ['about.md', '', 'about.md is empty'],
    ['terms.md', 'Our terms', 'terms.md must begin with its only title, such as # About'],
  ])('with a %s that holds %j is refused in one sentence [BOARD-1]', (file, text, problem) => {
    writeFileSync(join(folder, file), text);
    expect(boardProblem(folder)).toBe(sentence(problem));
  });

  it.each(['board.json', 'about.md', 'terms.md', 'privacy.md'])('without %s is refused [BOARD-1]', (file) => {
    rmSync(join(folder, file));
    expect(boardProblem(folder)).toBe(sentence(`it has no ${file} that can be read`));
  });

  it('that does not exist is reported with the settings, and the board does not start [BOARD-1]', () => {
    const none = join(folder, 'none');
    expect(refusal({ ...LOCAL, BOARD_FOLDER: none })).toContain(
      `BOARD_FOLDER ${relative(process.cwd(), none)} will not do: it has no board.json that can be read`,
    );
  });

  it('of the project is Skybil in Nigeria [BOARD-2]', () => {
    const { name, country } = BOARD;
    expect([name, country.name, country.code, country.locale]).toEqual(['Skybil', 'Nigeria', 'NG', 'en-NG']);
    expect(country).toMatchObject({
      currency: { code: 'NGN', sign: '₦' },
      utcOffset: 60,
      minimumWage: 70_000,
    });
  });
});
