import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SPAS = ['seeker-web/**/*.{ts,tsx}', 'recruiter-admin/**/*.{ts,tsx}', 'libs/web/**/*.{ts,tsx}'];
const TESTS = ['**/*.{spec,int-spec,opensearch-spec,proxy-spec}.{ts,tsx}', '**/test/**', '**/testing/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/dist-server/',
      '**/.stryker-tmp/',
      '**/node_modules/',
      '.data/',
      'libs/api-client/src/schema.ts',
    ],
  },
  // a rule that does not fit is changed here, for everyone, and not switched off in a file
  { linterOptions: { noInlineConfig: true } },
  {
    // rules that need types are in .oxlintrc.types.json
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'no-else-return': 'error',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'hack', 'oxlint-disable', 'eslint-disable'] },
      ],
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
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    // what a decorator's metadata names is no mere type
    files: ['api/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: SPAS,
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'no-console': 'error' },
  },
  {
    files: SPAS,
    // the service worker stands between the site and the API
    ignores: [...TESTS, 'seeker-web/src/worker/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Reach the API through @skybil/api-client.' },
      ],
    },
  },
);
