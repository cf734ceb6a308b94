import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT, inRoot } from '../support/root.ts';
import { must, run } from '../support/run.ts';
import { type Instruction, type Stage, pairs, parseDockerfile } from './dockerfile.ts';
import { copyTree, isIgnored } from './trees.ts';

const DIST = [
  'libs/shared/dist',
  'libs/api-client/dist',
  'api/dist',
  'seeker-web/dist',
  'seeker-web/dist-server',
  'recruiter-admin/dist',
];

/** What the last stage leaves. */
export interface Image {
  /** Where a path of the image lies. */
  place: (absolute: string) => string;
  env: Record<string, string>;
  workdir: string;
  last: (name: string) => string;
}

/**
 * Runs the steps of the Dockerfile in a plain folder. Only installing is done otherwise, without a network: `npm ci` takes
 * the packages that it would install from the tree's own, and what is built comes along, so that `npm run build` finds the
 * same sources built and does no more than that.
 */
export async function runDockerfile(folder: string): Promise<Image> {
  const stages = parseDockerfile(readFileSync(inRoot('Dockerfile'), 'utf8'));
  const done = new Map<string, Folder>();
  let image: Folder | undefined;
  for (const stage of stages) {
    image = new Folder(path.join(folder, stage.name), done);
    await image.runAll(stage);
    done.set(stage.name, image);
  }
  if (!image) throw new Error('The Dockerfile has no stage');
  return image;
}

class Folder implements Image {
  readonly env: Record<string, string> = {};
  workdir = '/';
  private readonly said = new Map<string, string>();
  private readonly root: string;
  private readonly earlier: ReadonlyMap<string, Folder>;

  constructor(root: string, earlier: ReadonlyMap<string, Folder>) {
    this.root = root;
    this.earlier = earlier;
    mkdirSync(root, { recursive: true });
  }

  place = (absolute: string): string => path.join(this.root, absolute);

  last = (name: string): string => {
    const rest = this.said.get(name);
    if (rest === undefined) throw new Error(`The Dockerfile has no ${name}`);
    return rest;
  };

  async runAll({ instructions }: Stage): Promise<void> {
    for (const instruction of instructions) await this.runOne(instruction);
  }

  private async runOne({ name, rest }: Instruction): Promise<void> {
    this.said.set(name, rest);
    if (name === 'WORKDIR') {
      this.workdir = rest;
      mkdirSync(this.place(rest), { recursive: true });
    } else if (name === 'ENV') Object.assign(this.env, pairs(rest));
    else if (name === 'COPY') this.copy(rest);
    else if (name === 'RUN') await this.shell(rest);
  }

  private copy(rest: string): void {
    const words = rest.split(/\s+/);
    const flags = words.filter((word) => word.startsWith('--'));
    const sources = words.slice(flags.length);
    const to = this.inWorkdir(sources.pop() ?? '.');
    const from = this.earlier.get(flags.find((flag) => flag.startsWith('--from='))?.slice(7) ?? '');
    for (const source of sources) {
      if (from) copyTree(from.place(source), this.target(from.place(source), to), { link: true });
      else if (!isIgnored(source))
        copyTree(inRoot(source), this.target(inRoot(source), to), { leaveOut: isIgnored });
    }
  }

  /** A folder's content goes into the target, a file into it when it is named as a folder. */
  private target(source: string, to: string): string {
    return statSync(source).isDirectory() || !to.endsWith('/') ? to : path.join(to, path.basename(source));
  }

  private inWorkdir(to: string): string {
    const absolute = path.posix.resolve(this.workdir, to);
    return this.place(to === '.' || to.endsWith('/') ? `${absolute}/` : absolute);
  }

  private async shell(command: string): Promise<void> {
    const cwd = this.place(this.workdir);
    const [, owned] = /^install -d -o \w+ -g \w+ (\S+)$/.exec(command) ?? [];
    if (owned) mkdirSync(this.place(owned), { recursive: true });
    else if (/^npm ci\b/.test(command)) await install(command.split(' ').slice(2), cwd);
    else {
      if (/^npm run build\b/.test(command)) bringBuilt(cwd);
      await must(command, run('/bin/sh', ['-c', command], { cwd, env: this.env }));
    }
  }
}

async function install(args: string[], cwd: string): Promise<void> {
  for (const place of ['node_modules', 'api/node_modules']) {
    rmSync(path.join(cwd, place), { recursive: true, force: true });
    if (args.includes('--omit=dev') || !existsSync(inRoot(place))) continue;
    mkdirSync(path.dirname(path.join(cwd, place)), { recursive: true });
    symlinkSync(inRoot(place), path.join(cwd, place));
  }
  if (!args.includes('--omit=dev')) return;
  const { output } = await run('npm', ['ls', '--all', '--parseable', '--silent', ...args]);
  const packages = output
    .split('\n')
    .filter((line) => line.startsWith(ROOT) && line.includes('node_modules'));
  if (packages.length < 100)
    throw new Error(`npm ls does not list what is installed: ${output.slice(0, 500)}`);
  for (const from of packages) {
    const to = path.join(cwd, path.relative(ROOT, from));
    mkdirSync(path.dirname(to), { recursive: true });
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else copyTree(from, to, { link: true, leaveOut: (file) => path.basename(file) === 'node_modules' });
  }
}

function bringBuilt(cwd: string): void {
  for (const dist of DIST) copyTree(inRoot(dist), path.join(cwd, dist));
}
