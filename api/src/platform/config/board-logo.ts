import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardFolder, grouped } from '@skybil/shared';
import sharp from 'sharp';
import { SettingsError } from '../errors/start-error.js';
import { folderProblem } from './board-problem.js';

const FILE = 'logo.svg';
/** Every page carries the logo. */
const MAX_BYTES = 10_000;
/** Scripts and links to other files. */
const ACTIVE =
  /<(script|foreignObject|iframe)\b|\son\w+\s*=|href\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!#|["'])|@import|<!ENTITY/i;

let read: string | undefined;

export function boardLogo(): string {
  return (read ??= readLogo(boardFolder()));
}

const readLogo = (folder: string): string => readFileSync(join(folder, FILE), 'utf8');

/** As a URL inside a page. */
export function logoData(): string {
  return `data:image/svg+xml,${encodeURIComponent(boardLogo())}`;
}

/** @throws one sentence about a logo that is not a square SVG without scripts (BOARD-4) */
export async function checkBoardLogo(folder = boardFolder()): Promise<void> {
  const problem = await logoProblem(folder);
  if (problem) throw new SettingsError(`${folderProblem(folder, problem)}. See docs/board.md.`);
}

async function logoProblem(folder: string): Promise<string | undefined> {
  let logo: string;
  try {
    logo = readLogo(folder);
  } catch {
    return `it has no ${FILE} that can be read`;
  }
  if (Buffer.byteLength(logo) > MAX_BYTES)
    return `${FILE} has more than ${grouped(MAX_BYTES)} bytes, and every page carries it`;
  if (ACTIVE.test(logo)) return `${FILE} has a script or loads another file`;
  const { format, width, height } = await sharp(Buffer.from(logo))
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (format !== 'svg') return `${FILE} is not an SVG picture`;
  return width === height ? undefined : `${FILE} must be a square, because browsers show it as an icon`;
}
