// Far from UTC, half an hour off and on the other side of the day's border: what takes local time for UTC turns red.
process.env.TZ = 'America/St_Johns';

/**
 * The tests of the API as Jest's projects. `unit` needs no database. For another project Jest starts one if a test of that
 * project is selected.
 */
const base = {
  rootDir: import.meta.dirname,
  moduleNameMapper: {
    // our sources import each other with the ending of the compiled file
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'],
    // the library as it is written: a test waits for no build
    '^@skybil/shared$': '<rootDir>/libs/shared/src/index.ts',
  },
  transformIgnorePatterns: ['/node_modules/'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};

const project = (displayName, folders, more = {}) => ({
  ...base,
  displayName,
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testRegex: '\\.spec\\.ts$',
  ...more,
});

const api = { setupFiles: ['<rootDir>/api/test/setup.ts'] };

export const unit = project('unit', ['api/src', 'api/test'], api);
const withDatabase = {
  ...api,
  globalSetup: '<rootDir>/api/test/database/start.mjs',
  globalTeardown: '<rootDir>/api/test/database/stop.mjs',
};
export const integration = project('integration', ['api/src', 'api/test', 'api/bench', 'api/campaign'], {
  ...withDatabase,
  testRegex: '\\.int-spec\\.ts$',
});
/** The same tests, of many files at once, so that the libraries are loaded once for them (`api/test/groups`). */
export const groups = project('groups', ['api/test/groups'], {
  ...withDatabase,
  testRegex: '\\.int-group\\.ts$',
});

/** Only where there is one: `npm run test:opensearch` says where. */
export const opensearch = process.env.TEST_OPENSEARCH_URL
  ? [project('opensearch', ['api/src'], { ...withDatabase, testRegex: '\\.opensearch-spec\\.ts$' })]
  : [];

/** Only when asked for: `npm run test:proxy` looks first whether the proxies are there. */
export const proxy = process.env.TEST_PROXIES
  ? [project('proxy', ['api/test'], { ...withDatabase, testRegex: '\\.proxy-spec\\.ts$' })]
  : [];

/** Milliseconds: longer than anything takes on a busy machine. */
export const run = { maxWorkers: 2, testTimeout: 30_000 };

export default { ...run, projects: [unit, integration, groups, ...opensearch, ...proxy] };
