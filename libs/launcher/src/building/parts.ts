import { inRoot } from '../support/root.ts';
import { type RunResult, runNode, tool } from '../support/run.ts';

export interface Part {
  name: string;
  /** Files and folders, from the root. The part is stale when their content changes. */
  sources: string[];
  output: string;
  build: () => Promise<RunResult>;
}

const COMMON = ['package-lock.json', 'tsconfig.base.json'];

function lib(folder: string, sources: string[]): Part {
  return {
    name: folder,
    sources: [...COMMON, ...sources],
    output: inRoot(folder, 'dist'),
    // tsc trusts its build info even if the output is gone
    build: () => runNode([tool('tsc'), '-b', '--force', folder]),
  };
}

/** Always a production build, whatever NODE_ENV is. */
const vite = (folder: string, ...options: string[]): Promise<RunResult> =>
  runNode([tool('vite'), 'build', '--logLevel', 'warn', ...options], {
    cwd: inRoot(folder),
    env: { NODE_ENV: 'production' },
  });

function web(folder: string): Part {
  return {
    name: folder,
    // package.json lists the browsers
    sources: [...COMMON, 'package.json', 'libs/shared/src', 'libs/api-client/src', 'libs/web/src', folder],
    output: inRoot(folder, 'dist'),
    build: () => vite(folder),
  };
}

export const SHARED = lib('libs/shared', ['libs/shared']);
export const API_CLIENT = lib('libs/api-client', ['libs/shared/src', 'libs/api-client']);
export const SEEKER_WEB = web('seeker-web');
/** For server-side rendering in the API. */
export const SEEKER_SERVER: Part = {
  ...SEEKER_WEB,
  name: 'seeker-web for the server',
  output: inRoot('seeker-web', 'dist-server'),
  build: () => vite('seeker-web', '--ssr', 'src/entry-server.tsx'),
};
export const RECRUITER_ADMIN = web('recruiter-admin');
/** The moderators' console. */
export const STAFF_CONSOLE: Part = {
  ...RECRUITER_ADMIN,
  name: 'recruiter-admin for staff',
  output: inRoot('recruiter-admin', 'staff', 'dist'),
  build: () => vite('recruiter-admin', '--mode', 'staff'),
};
const API_TSCONFIGS = ['api/tsconfig.json', 'api/tsconfig.build.json'];
export const API: Part = {
  name: 'api',
  sources: [...COMMON, 'nest-cli.json', 'libs/shared/src', 'api/src', 'api/package.json', ...API_TSCONFIGS],
  output: inRoot('api', 'dist'),
  build: () => runNode([tool('nest'), 'build']),
};
