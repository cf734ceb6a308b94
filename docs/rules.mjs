// Prints each rule of requirements.md with the tests that show it, or else what is wrong.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** About 160 bytes a rule: one sentence each. */
const MAX_BYTES = 70_000;
const RULE = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/gm;
/** A string that ends in ids: 'changes nothing the second time [JOB-13]', `… [JOB-13, JOB-18]` */
const TITLE = /(['"`])((?:\\.|(?!\1)[^\\\n])*) \[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]\1/g;

const root = path.dirname(import.meta.dirname);
const sources = globSync('{{api,libs,seeker-web,recruiter-admin}/**/*.{ts,tsx,mts},docs/**/*.md,*.md}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '**/.stryker-tmp'],
})
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const titles = sources
  .filter(({ file }) => /spec\.tsx?$/.test(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(TITLE)].map(([, , title, ids]) => ({ file, title, ids: ids.split(', ') })),
  );

const document = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
const rules = [...document.matchAll(RULE)].map(([, id, sentence]) => {
  return { id, sentence, tests: titles.filter(({ ids }) => ids.includes(id)) };
});
const ids = rules.map(({ id }) => id);

const subjects = [...new Set(ids.map((id) => id.split('-')[0]))];
const mention = new RegExp(`\\b(?:${subjects.join('|')})-\\d+\\b`, 'g');
const mentions = [
  ...titles.flatMap((title) => title.ids.map((id) => ({ file: title.file, id }))),
  ...sources.flatMap(({ file, text }) => [...text.matchAll(mention)].map(([id]) => ({ file, id }))),
];

const problems = [
  ...rules.filter(({ tests }) => tests.length === 0).map(({ id }) => `${id} has no test`),
  ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is the id of two rules`),
  ...mentions.filter(({ id }) => !ids.includes(id)).map(({ id, file }) => `${id} in ${file} is no rule`),
];
const bytes = Buffer.byteLength(document);
if (bytes > MAX_BYTES) problems.push(`requirements.md has ${bytes} bytes; the limit is ${MAX_BYTES}`);

for (const { id, sentence, tests } of problems.length > 0 ? [] : rules) {
  console.log(`\n${id} ${sentence}`);
  for (const { file, title } of tests) console.log(`  ${file}: ${title}`);
}
for (const problem of new Set(problems)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
