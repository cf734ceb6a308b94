import { readFileSync } from 'node:fs';

const DIST = 'seeker-web/dist';
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));

/** The files that a source needs at once: its own and those that it imports, but not those that it loads later. */
function filesOf(source, files = new Set()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} has no file of its own in ${DIST}`);
  if (!files.has(chunk.file)) {
    files.add(chunk.file);
    chunk.imports?.forEach((imported) => filesOf(imported, files));
  }
  return files;
}

const script = (name, page) => ({
  name: `script of the ${name}`,
  path: [...new Set([...filesOf('index.html'), ...filesOf(page)])].map((file) => `${DIST}/${file}`),
  brotli: true,
  limit: '100 kB',
});

/** What stands between a first visit and a page that can be used (LIGHT-1). */
export default [script('home page', 'src/pages/HomePage.tsx'), script('job page', 'src/pages/JobPage.tsx')];
