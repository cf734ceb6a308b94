import { globSync } from 'node:fs';
import { integration, opensearch, proxy, run, unit } from '../jest.config.mjs';

const folders = globSync('src/{http,modules,platform}/*/', { cwd: import.meta.dirname });

export default {
  ...run,
  projects: [unit, integration, ...opensearch, ...proxy],
  coverageProvider: 'v8',
  coverageReporters: ['text'],
  collectCoverageFrom: [
    'src/**/*.{ts,mts}',
    '!**/*spec.ts',
    // commands and workers are processes and threads of their own, which Jest does not count
    '!src/{main.ts,commands/**}',
    '!**/*.worker.mts',
    // OpenSearch has a suite of its own
    '!**/search/opensearch/**',
  ],
  coverageThreshold: Object.fromEntries(folders.map((folder) => [`./${folder}`, { lines: 95 }])),
};
