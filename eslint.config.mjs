import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SPAS = ['seeker-web/**/*.{ts,tsx}', 'recruiter-admin/**/*.{ts,tsx}', 'libs/web/**/*.{ts,tsx}'];
const TESTS = ['**/*.{spec,int-spec,opensearch-spec,proxy-spec}.{ts,tsx}', '**/test/**', '**/testing/**'];

/** Run by browsers as old as the `browserslist` of package.json. */
const IN_BROWSERS = [...SPAS, 'libs/shared/**/*.ts', 'libs/api-client/**/*.ts'];
const NOT_IN_BROWSERS = [...TESTS, '**/*.config.ts', 'seeker-web/vite/**'];

/**
 * What the language got after those browsers and no build can write in an older way. The syntax of the same years is not
 * named: Vite writes it anew.
 */
const TOO_NEW = Object.fromEntries(
  ['es2022', 'es2023', 'es2024', 'es2025', 'es2026', 'esnext']
    .flatMap((year) => Object.entries(esX.configs[`flat/no-new-in-${year}`].rules))
    .filter(
      ([rule]) =>
        !/-iterator-prototype-|-class-|-private-in$|top-level-await|hashbang|error-cause|module-namespace|regexp-d-flag/.test(
          rule,
        ),
    ),
);

/** One country's words. Those that a board may show come from its folder (docs/board.md); comments may give examples. */
const OF_ONE_COUNTRY = ['Literal[raw', 'JSXText[raw', 'TemplateElement[value.raw'].map((text) => ({
  selector: `${text}=/Nigeria|Naija|naira|NGN|₦|Lagos|Abuja|\\bWAT\\b|\\+234/i]`,
  message: 'Take the word from the board folder.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/dist-server/',
      '**/.stryker-tmp/',
      '**/node_modules/',
      '.data/',
      '**/test-results/',
      'libs/api-client/src/schema.ts',
      'libs/api-client/src/staff-schema.ts',
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
            ':matches(CallExpression[callee.object.name=/^(it|test|describe)$/], CallExpression[callee.object.property.name="describe"])[callee.property.name=/^(skip|only|todo|fixme)$/]',
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
    files: ['{api,recruiter-admin,libs/*}/src/**/*.{ts,mts,tsx}', 'seeker-web/{src,vite}/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      'libs/browser-tests/**',
      // adverts and people of the default board, whose samples load into no other
      'api/src/commands/samples/**',
      // what people paste
      '**/paste/samples*',
      // passwords that are easy to guess anywhere
      'api/src/modules/accounts/local-words.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...OF_ONE_COUNTRY] },
  },
  {
    files: ['api/src/commands/*.ts'],
    ignores: [...TESTS, '**/print.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...OF_ONE_COUNTRY,
        {
          selector:
            'CallExpression[callee.object.property.name=/^(stdout|stderr)$/][callee.property.name="write"]',
          message: 'Print through print.ts, which lets nothing steer the terminal.',
        },
      ],
    },
  },
  {
    files: IN_BROWSERS,
    ignores: NOT_IN_BROWSERS,
    plugins: { compat, 'es-x': esX },
    settings: {
      'es-x': { aggressive: true },
      // Safari has both from 15.4 on; the code asks for them first and does without
      polyfills: ['navigator.locks', 'BroadcastChannel'],
    },
    rules: {
      'compat/compat': 'error',
      ...TOO_NEW,
      'es-x/no-regexp-lookbehind-assertions': 'error',
      // the first of these left every page empty in browsers before 2024; the plugins do not know them
      'no-restricted-properties': [
        'error',
        ...['URL.parse', 'URL.canParse', 'AbortSignal.timeout', 'AbortSignal.any', 'Response.json'].map(
          (name) => {
            const [object, property] = name.split('.');
            return { object, property, message: 'The browsers of package.json do not know it.' };
          },
        ),
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
