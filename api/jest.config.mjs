import { fileURLToPath } from 'node:url';

/** Unit tests (`*.spec.ts`) of the API and the libs, and the API's integration tests (`*.int-spec.ts`). */
export default {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  roots: [
    '<rootDir>/api/src',
    '<rootDir>/api/test',
    '<rootDir>/libs/shared/src',
    '<rootDir>/libs/api-client/src',
  ],
  testRegex: '\\.(int-)?spec\\.ts$',
  testEnvironment: 'node',
  // Our sources import each other with the ending of the compiled file.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
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
  setupFiles: ['<rootDir>/api/test/setup.ts'],
  maxWorkers: 2,
  testTimeout: 30_000,
};
