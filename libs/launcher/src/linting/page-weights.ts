import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { UserError } from '@skybil/mongod/user-error';

/** A file that Vite wrote, as it tells of it in `.vite/manifest.json`. */
interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

interface PageBudget {
  page: string;
  /** Sources of what the page loads, beside what the site starts with, before anybody does anything. */
  brings: string[];
  scriptBytes: number;
  /** An address of the page, and what it may weigh as it is rendered: with its styles, its content and its data. */
  address: string;
  htmlBytes: number;
}

/** With Brotli, as they are sent: what stands between a first visit and a page that can be used (LIGHT-1). */
const PAGE_BUDGETS: PageBudget[] = [
  {
    page: 'home',
    brings: ['src/pages/HomePage.tsx'],
    scriptBytes: 100_000,
    address: '/',
    htmlBytes: 14_000,
  },
  {
    page: 'job page',
    brings: ['src/pages/JobPage.tsx'],
    scriptBytes: 100_000,
    address: '/apply-job/650000000000000000000001',
    htmlBytes: 11_000,
  },
];
/** They stand in each page (LIGHT-2). */
const STYLE_BYTES = 6_000;

interface Weight {
  name: string;
  bytes: number;
}

/** The site as it was built. */
class Built {
  private readonly shell: string;
  private readonly manifest: Manifest;

  private readonly dist: string;

  constructor(dist: string) {
    this.dist = dist;
    this.shell = readFileSync(path.join(dist, 'index.html'), 'utf8');
    this.manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  }

  /** What the site starts with, and what a page brings with all that it imports. */
  scripts({ brings }: PageBudget): Weight[] {
    const starts = [...this.shell.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
      ([, file = '']) => file,
    );
    const files = new Set(starts);
    const add = (source: string): void => {
      const chunk = this.manifest[source];
      if (!chunk) throw new UserError(`${source} is no file of its own in what was built`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(add);
    };
    brings.forEach(add);
    return [...files].map((file) => ({ name: path.basename(file), bytes: this.sizeOf(file) }));
  }

  styles(): Weight[] {
    const styles = [...this.shell.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text);
    return [{ name: 'in the page', bytes: brotliCompressSync(styles.join('\n')).length }];
  }

  /** The page as the API sends it, which compresses in a moment. */
  async html({ address }: PageBudget, server: string): Promise<Weight[]> {
    // it needs what is built, which the launcher itself does not
    const { renderedAt } = await import('./rendered-pages.ts');
    const page = this.shell + (await renderedAt(address, server));
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    return [{ name: address, bytes: brotliCompressSync(page, quick).length }];
  }

  private sizeOf(file: string): number {
    const place = path.join(this.dist, file);
    const packed = `${place}.br`;
    return existsSync(packed) ? readFileSync(packed).length : brotliCompressSync(readFileSync(place)).length;
  }
}

const row = (bytes: number, words: string): string => `${bytes.toLocaleString('en').padStart(9)}  ${words}`;

/**
 * @param server what the API renders pages with
 * @returns what each page weighs, file by file, and a sentence for each that is too heavy
 */
export async function weighPages(
  dist: string,
  server: string,
  budgets = PAGE_BUDGETS,
  styleBytes = STYLE_BYTES,
): Promise<{ table: string; failures: string[] }> {
  const built = new Built(dist);
  const asked = [{ what: 'styles of any page', weights: built.styles(), most: styleBytes }];
  for (const budget of budgets) {
    const { page, scriptBytes, htmlBytes } = budget;
    asked.push(
      { what: `script of the ${page}`, weights: built.scripts(budget), most: scriptBytes },
      { what: `the ${page} itself`, weights: await built.html(budget, server), most: htmlBytes },
    );
  }
  const failures: string[] = [];
  const lines = asked.flatMap(({ what, weights, most }) => {
    const bytes = weights.reduce((sum, weight) => sum + weight.bytes, 0);
    if (bytes > most) failures.push(`${what}: ${(bytes - most).toLocaleString('en')} bytes too many`);
    const heaviestFirst = weights.sort((a, b) => b.bytes - a.bytes);
    return [
      row(bytes, `${what}, at most ${most.toLocaleString('en')}`),
      ...heaviestFirst.map((weight) => row(weight.bytes, `  ${weight.name}`)),
    ];
  });
  return { table: lines.join('\n'), failures };
}
