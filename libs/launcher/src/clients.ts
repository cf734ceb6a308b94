import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@skybil/mongod/user-error';
import { startOwnBoard } from './board/own-board.ts';
import { CLIENT_KINDS, type ClientKind, type Programs } from './clients/kinds.ts';
import { samplePdf, signIn } from './fuzzing/visitors.ts';
import { beforeExit, main } from './support/main.ts';
import { installFromPyPI } from './support/python-programs.ts';
import { inRoot } from './support/root.ts';
import { must, NOT_FOUND, run } from './support/run.ts';
import { complain, say } from './support/say.ts';

const HERE = path.join(import.meta.dirname, 'clients');
const WORK = inRoot('.data', 'clients');
const SPECTRAL = '@stoplight/spectral-cli@6.16.3';
const COMPILER = {
  compilerOptions: {
    ...{ target: 'es2022', module: 'nodenext', moduleResolution: 'nodenext', strict: true, outDir: 'dist' },
    ...{
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: ['node'],
      typeRoots: [inRoot('node_modules/@types')],
    },
  },
  include: ['**/*.ts'],
};

/** The first program of the tool chain that is not there. */
async function missing({ needs }: ClientKind): Promise<string | undefined> {
  for (const [program = '', ...args] of needs)
    if ((await run(program, args)).code === NOT_FOUND) return program;
  return undefined;
}

/** Generates a client anew and puts the journey into it. */
async function generate(kind: ClientKind, programs: Programs): Promise<string> {
  const folder = path.join(WORK, kind.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [generator = '', ...args] = kind.generate(programs, inRoot('openapi.json'), folder);
  await must(`Generating a client with ${kind.name}`, run(generator, args, { cwd: folder }));
  const [from, to] = kind.journey;
  cpSync(path.join(HERE, 'journeys', from), path.join(folder, to));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(COMPILER));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  return folder;
}

/** The contract has nothing that Spectral's own rules find. */
async function lintContract(): Promise<void> {
  const rules = path.join(HERE, 'spectral.yaml');
  const args = [
    '--yes',
    SPECTRAL,
    'lint',
    '--ruleset',
    rules,
    '--fail-severity',
    'hint',
    inRoot('openapi.json'),
  ];
  await must('Linting the contract with Spectral', run('npx', args));
  say('clients', 'spectral: 0 findings');
}

/**
 * `npm run test:clients [-- NAME ...]`: generates clients from openapi.json, compiles and type-checks them, and sends
 * each on a journey through a board of its own. One whose tool chain is not there is said, and is no pass.
 */
await main(async () => {
  const wanted = process.argv.slice(2);
  const bin = await installFromPyPI('clients', path.join(HERE, 'requirements.txt'));
  const programs = {
    python: path.join(bin, 'python'),
    openapiGenerator: path.join(bin, 'openapi-generator-cli'),
    openapiPythonClient: path.join(bin, 'openapi-python-client'),
  };
  await lintContract();
  const board = await startOwnBoard();
  beforeExit(board.stop);
  const pdf = path.join(WORK, 'paper.pdf');
  writeFileSync(pdf, await samplePdf(board.address, await signIn(board.address)));
  const counts = { passed: 0, failed: 0, 'not run': 0 };
  for (const kind of CLIENT_KINDS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const lacking = await missing(kind);
    if (lacking) {
      counts['not run'] += 1;
      say('clients', `${kind.name}: not run, since ${lacking} is not installed`);
      continue;
    }
    const env = { BOARD: board.address, PDF: pdf, STAMP: `${kind.name}-${Date.now()}` };
    try {
      const folder = await generate(kind, programs);
      const path = `${bin}:${process.env.PATH ?? ''}`;
      for (const [program = '', ...args] of kind.steps(programs))
        await must(
          `${kind.name}: ${[program, ...args].join(' ')}`,
          run(program, args, { cwd: folder, env: { ...env, PATH: path } }),
        );
      counts.passed += 1;
      say('clients', `${kind.name}: compiles and makes the journey`);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      counts.failed += 1;
      complain(error.message);
    }
  }
  console.log(
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  return counts.failed > 0 ? 1 : 0;
});
