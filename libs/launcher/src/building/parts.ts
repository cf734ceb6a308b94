import { inRoot } from '../support/root.ts';
import { type RunResult, runNode, tool } from '../support/run.ts';

/** A piece of the product that is built on its own. */
export interface Part {
  name: string;
  /** Files and folders, from the root, whose content decides whether it is stale. */
  sources: string[];
  /** Folder that holds the result. */
  output: string;
  build: () => Promise<RunResult>;
}

const COMMON = ['package-lock.json', 'tsconfig.base.json'];

function lib(folder: string, sources: string[]): Part {
  return {
    name: folder,
    sources: [...COMMON, ...sources],
    output: inRoot(folder, 'dist'),
    // forced: tsc trusts its build info even when the output is gone
    build: () => runNode([tool('tsc'), '-b', '--force', folder]),
  };
}

function web(folder: string): Part {
  return {
    name: folder,
    // the browsers that it is built for stand in package.json
    sources: [...COMMON, 'package.json', 'libs/shared/src', 'libs/api-client/src', 'libs/web/src', folder],
    output: inRoot(folder, 'dist'),
    build: () => runNode([tool('vite'), 'build', '--logLevel', 'warn'], { cwd: inRoot(folder) }),
  };
}

export const SHARED = lib('libs/shared', ['libs/shared']);
export const API_CLIENT = lib('libs/api-client', ['libs/shared/src', 'libs/api-client']);
export const SEEKER_WEB = web('seeker-web');
/** The same site for the API, which renders its pages with it. */
export const SEEKER_SERVER: Part = {
  ...SEEKER_WEB,
  name: 'seeker-web for the server',
  output: inRoot('seeker-web', 'dist-server'),
  build: () =>
    runNode([tool('vite'), 'build', '--logLevel', 'warn', '--ssr', 'src/entry-server.tsx'], {
      cwd: inRoot('seeker-web'),
    }),
};
export const RECRUITER_ADMIN = web('recruiter-admin');
const API_TSCONFIGS = ['api/tsconfig.json', 'api/tsconfig.build.json'];
export const API: Part = {
  name: 'api',
  sources: [...COMMON, 'nest-cli.json', 'libs/shared/src', 'api/src', 'api/package.json', ...API_TSCONFIGS],
  output: inRoot('api', 'dist'),
  build: () => runNode([tool('nest'), 'build']),
};
