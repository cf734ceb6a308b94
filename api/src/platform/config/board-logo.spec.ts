import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { boardFolder } from '@skybil/shared';
import sharp from 'sharp';
import { boardLogo, checkBoardLogo } from './board-logo.js';

const svg = (inside = '<path d="M0 0h32v32z"/>', box = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;
const ACTIVE = 'logo.svg has a script or loads another file';

describe('the logo of a board folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-'));
    cpSync(boardFolder(), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const place = (logo: string | Buffer) => writeFileSync(join(folder, 'logo.svg'), logo);
  const refused = (problem: string) =>
    expect(checkBoardLogo(folder)).rejects.toThrow(
      `BOARD_FOLDER ${relative(process.cwd(), folder)} will not do: ${problem}. See docs/board.md.`,
    );

  it('is accepted as it comes with the project, or with styles, gradients and pictures of its own [BOARD-4]', async () => {
    await checkBoardLogo(folder);
    expect(boardLogo()).toContain('<svg');
    place(svg('<style>path{fill:url(#a)}</style><use href="#a"/><image href="data:image/png;base64,"/>'));
    await checkBoardLogo(folder);
  });

  it('must exist [BOARD-4]', async () => {
    rmSync(join(folder, 'logo.svg'));
    await refused('it has no logo.svg that can be read');
  });

  it.each([
    ['text', 'our logo', 'logo.svg is not an SVG picture'],
    ['a broken picture', '<svg viewBox="0 0 9 9"><path', 'logo.svg is not an SVG picture'],
    [
      'a wide picture',
      svg('', '0 0 64 32'),
      'logo.svg must be a square, because browsers show it as an icon',
    ],
    [
      'a large picture',
      svg(`<!--${'x'.repeat(10_000)}-->`),
      'logo.svg has more than 10,000 bytes, and every page carries it',
    ],
    ['a script', svg('<script>alert(1)</script>'), ACTIVE],
    ['a handler', svg('<path onload="alert(1)"/>'), ACTIVE],
    ['a page', svg('<foreignObject/>'), ACTIVE],
    ['a link', svg('<a href="https://evil.example"/>'), ACTIVE],
    ['a picture of another site', svg('<image href="https://evil.example/a.png"/>'), ACTIVE],
    ['a style of another site', svg('<style>@import "https://evil.example"</style>'), ACTIVE],
    ['a font of another site', svg('<style>a{src:url("https://evil.example")}</style>'), ACTIVE],
  ])('is refused if it is %s [BOARD-4]', async (_what, logo, problem) => {
    place(logo);
    await refused(problem);
  });

  it('is refused if it is a photograph with another name [BOARD-4]', async () => {
    place(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    );
    await refused('logo.svg is not an SVG picture');
  });
});
