// @ts-check
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

const noInlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: 'Styles live in the sibling .css.ts: the content security policy forbids inline ones.',
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; only a framework may ask for a default export.',
};
const runtimesInOnePlace = 'Use startRuntime of scripts/lib/runtime.mjs, which passes V8 flags to workerd.';
const everywhere = [
  {selector: "NewExpression[callee.name='Miniflare']", message: runtimesInOnePlace},
  {selector: 'TSEnumDeclaration', message: 'Use a union of strings.'},
  {
    selector: "ImportDeclaration[source.value='zod'][importKind!='type'] > :not(ImportNamespaceSpecifier, Literal)",
    message: "Write `import * as z from 'zod'`: a quarter of the size.",
  },
  {
    // Not inside `declare module`, which takes interfaces only.
    selector: ':matches(Program, ExportNamedDeclaration) > TSInterfaceDeclaration',
    message: 'Use a type.',
  },
];
const noTextInMarkup = [
  {
    selector: 'JSXText[value=/[A-Za-zÄÖÜäöüß]{2,}/]',
    message: 'What a shopper reads lives in locales/, in both languages.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder)$/] > Literal[value=/\\w/]',
    message: 'What a shopper reads or hears lives in locales/, in both languages.',
  },
];
const noOrigins = [
  {selector: 'Literal[value=/emulator/i]', message: 'The shop does not know what answers behind an origin.'},
  {selector: 'Identifier[name=/emulator/i]', message: 'The shop does not know what answers behind an origin.'},
];
const pureRules = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes in as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes in as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Randomness comes in as an argument.',
  },
];

const nodeGlobals = [
  ...['clearInterval', 'console', 'fetch', 'module', 'process', 'require', 'setInterval', 'setTimeout'],
  ...['AbortController', 'AbortSignal', 'Buffer', 'Headers', 'Request', 'Response', 'URL', 'URLSearchParams'],
  'performance',
];

/** Files whose default export a framework asks for. */
const frameworkFiles = [
  '*.config.{js,ts}',
  'codegen.ts',
  'server.ts',
  'emulator/index.ts',
  'app/root.tsx',
  'app/routes.ts',
  'app/entry.{client,server}.tsx',
  'app/routes/**/*.{ts,tsx}',
  'tests/support/contract-setup.ts',
];

export default defineConfig(
  globalIgnores([
    'build/',
    '.build/',
    '.data/',
    '.wrangler/',
    'graphql/generated/',
    'test-results/',
    'playwright-report/',
  ]),
  {linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'error'}},

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {project: './tsconfig.json', tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true}],
      '@typescript-eslint/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
      // An index signature in a type with other members, an interface inside `declare module`: see `everywhere`.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-deprecated': [
        'error',
        // Marked so that it stands out: it is for a host without TLS, as on the machine of a developer.
        {allow: [{from: 'package', name: 'allowInsecureRequests', package: 'oauth4webapi'}]},
      ],
      '@typescript-eslint/no-inferrable-types': 'off',
      // Without enums (see `everywhere`) and with few classes, none of them like another, these find nothing, and cost a third of the time.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Spreading a string gives its characters, which is what is wanted.
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string']}],
      '@typescript-eslint/prefer-optional-chain': 'off',
      '@typescript-eslint/prefer-regexp-exec': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
      // Loaders and actions throw responses, as Remix wants it.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            {from: 'lib', name: 'Response'},
            {from: 'package', name: ['DataWithResponseInit', 'TypedResponse'], package: '@remix-run/router'},
            {from: 'package', name: ['DataWithResponseInit', 'TypedResponse'], package: '@remix-run/server-runtime'},
          ],
        },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // A loader or a handler is asynchronous by its contract, whether it waits or not.
      '@typescript-eslint/require-await': 'off',
      // The compiler asks for the bracket in index signatures (noPropertyAccessFromIndexSignature).
      '@typescript-eslint/dot-notation': 'off',
      'max-lines': ['error', {max: 300}],
      'max-lines-per-function': ['error', {max: 80, skipBlankLines: true, skipComments: true}],
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-eval': 'error',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx']}],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@shopify/hydrogen',
              importNames: ['CartForm', 'createCustomerAccountClient', 'storefrontRedirect', 'useOptimisticCart'],
              message: 'Unsafe or wrong for this shop: see docs/decisions/.',
            },
            {name: 'miniflare', importNames: ['Miniflare', 'Runtime'], message: runtimesInOnePlace},
            ...['@remix-run/react', '@remix-run/server-runtime'].map((name) => ({
              name,
              importNames: ['defer', 'json'],
              message: 'Gone in React Router 7: see docs/decisions/064-the-way-to-react-router.md.',
            })),
          ],
          patterns: [{group: ['zod/*'], message: "Write `import * as z from 'zod'`."}],
        },
      ],
      'no-restricted-syntax': ['error', noDefaultExport, ...everywhere],
    },
  },

  {files: ['scripts/lib/runtime.mjs'], rules: {'no-restricted-imports': 'off', 'no-restricted-syntax': 'off'}},
  {files: frameworkFiles, rules: {'no-restricted-syntax': ['error', ...everywhere]}},
  {
    files: ['app/**/*.{ts,tsx}', 'server.ts'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, noInlineStyle, ...everywhere, ...noTextInMarkup, ...noOrigins],
      'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx', 'emulator'], location: 'anywhere'}],
    },
  },
  {
    files: frameworkFiles.filter((file) => file.startsWith('app/') || file === 'server.ts'),
    rules: {'no-restricted-syntax': ['error', noInlineStyle, ...everywhere, ...noTextInMarkup, ...noOrigins]},
  },
  {files: ['app/**/*.{ts,tsx}'], rules: {'no-console': 'error'}},
  {
    files: ['app/domain/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'fetch',
        'crypto',
        'performance',
        'window',
        'document',
        'localStorage',
        'caches',
      ],
      'no-restricted-syntax': ['error', noDefaultExport, ...everywhere, ...noOrigins, ...pureRules],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', 'app/**/*.css.ts', 'emulator/pictures/**'],
    rules: {'max-lines': 'off', 'max-lines-per-function': 'off', 'no-restricted-globals': 'off'},
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      // A test's stand-in is deliberately less than the whole.
      '@typescript-eslint/no-empty-function': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    // Declarations alone: an import would make them a module.
    files: ['**/*.d.ts'],
    rules: {'@typescript-eslint/consistent-type-imports': 'off', 'no-restricted-syntax': 'off'},
  },
  {
    files: ['scripts/**/*.mjs', '*.js', '*.cjs'],
    extends: [tseslint.configs.recommended],
    languageOptions: {globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly']))},
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      'max-lines': ['error', {max: 300}],
      'no-undef': 'error',
    },
  },
);
