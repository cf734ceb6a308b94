import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SPAS = ['seeker-web/**/*.{ts,tsx}', 'recruiter-admin/**/*.{ts,tsx}'];
const TESTS = ['**/*.{spec,int-spec}.{ts,tsx}', '**/test/**', '**/testing/**'];

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/.stryker-tmp/', '**/node_modules/', '.data/', 'libs/api-client/src/schema.ts'],
  },
  // a rule that does not fit is changed here, for everyone, and not switched off in a file
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'no-else-return': 'error',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo)$/]',
          message: 'A test runs or does not exist.',
        },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['libs/{launcher,browser-tests}/**/*.spec.ts'],
    rules: {
      // node's own test() hands back a promise that its runner waits for
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', name: ['test', 'it', 'describe'], package: 'node:test' },
          ],
        },
      ],
    },
  },
  {
    files: SPAS,
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'no-console': 'error' },
  },
  {
    files: SPAS,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Reach the API through @skybil/api-client.' },
      ],
    },
  },
);
