// @ts-check
import {defineConfig} from 'oxlint';

import {errors, recommended, strict} from './scripts/lib/lint-rules.mjs';

const noInlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: 'Styles live in the sibling .css.ts: the content security policy forbids inline ones.',
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; only a framework may ask for a default export.',
};
const runtimesInOnePlace = 'Use startRuntime of scripts/lib/runtime.mjs, which passes V8 flags to workerd.';
const namedCalls = 'Call hosted services by hostedFetch or callUpstream, which name the caller.';
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

/** Files whose default export a framework asks for. */
const frameworkFiles = [
  '*.config.{js,mjs,ts}',
  'codegen.ts',
  'server.ts',
  'emulator/index.ts',
  'service/index.ts',
  'app/root.tsx',
  'app/routes.ts',
  'app/entry.{client,server}.tsx',
  'app/routes/**/*.{ts,tsx}',
  'tests/support/contract-setup.ts',
];

/** Runs ESLint's own rule, which the linter has no version of. */
const syntax = (/** @type {{selector: string, message: string}[]} */ ...restrictions) => ({
  'eslint-js/no-restricted-syntax': /** @type {const} */ (['error', ...restrictions]),
});

/** @type {['error', object]} */
const noUnusedVariables = ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true}];

export default defineConfig({
  plugins: ['typescript', 'unicorn'],
  jsPlugins: [{name: 'eslint-js', specifier: 'oxlint-plugin-eslint'}],
  categories: {correctness: 'off'},
  options: {typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error'},
  ignorePatterns: [
    'build/',
    '.build/',
    '.data/',
    '.wrangler/',
    'graphql/generated/',
    'test-results/',
    'playwright-report/',
    // Their packages are installed where they are deployed from.
    'store/cms/sanity.cli.ts',
    'store/cms/sanity.config.ts',
    'store/checkout-extension/',
  ],
  rules: {
    eqeqeq: ['error', 'always', {null: 'ignore'}],
    ...errors([
      'no-eval',
      'no-param-reassign',
      'no-var',
      'object-shorthand',
      'prefer-const',
      'unicorn/no-useless-spread',
    ]),
    'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx']}],
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
    ...syntax(noDefaultExport, ...everywhere),
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...recommended,
        ...strict,
        'no-unused-vars': noUnusedVariables,
        'typescript/ban-ts-comment': ['error', {'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true}],
        'typescript/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
        'typescript/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
        'typescript/no-deprecated': [
          'error',
          // Marked so that it stands out: it is for a host without TLS, as on the machine of a developer.
          {allow: [{from: 'package', name: 'allowInsecureRequests', package: 'oauth4webapi'}]},
        ],
        // `declare module` takes an interface.
        'typescript/no-empty-object-type': ['error', {allowInterfaces: 'with-single-extends'}],
        'typescript/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
        // Spreading a string gives its characters, which is what is wanted.
        'typescript/no-misused-spread': ['error', {allow: ['string']}],
        // Loaders and actions throw responses, as Remix wants it.
        'typescript/only-throw-error': [
          'error',
          {
            allow: [
              {from: 'lib', name: 'Response'},
              {from: 'package', name: ['DataWithResponseInit', 'TypedResponse'], package: '@remix-run/router'},
              {from: 'package', name: ['DataWithResponseInit', 'TypedResponse'], package: '@remix-run/server-runtime'},
            ],
          },
        ],
        'typescript/restrict-plus-operands': [
          'error',
          {allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false},
        ],
        'typescript/restrict-template-expressions': ['error', {allowNumber: true}],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
        'max-lines': ['error', {max: 300}],
        'max-lines-per-function': ['error', {max: 80, skipBlankLines: true, skipComments: true}],
        'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
      },
    },
    {
      files: ['scripts/lib/runtime.mjs'],
      rules: {'no-restricted-imports': 'off', 'eslint-js/no-restricted-syntax': 'off'},
    },
    {files: frameworkFiles, rules: syntax(...everywhere)},
    {
      files: ['app/**/*.{ts,tsx}', 'server.ts'],
      rules: {
        ...syntax(noDefaultExport, noInlineStyle, ...everywhere, ...noTextInMarkup, ...noOrigins),
        'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx', 'emulator'], location: 'anywhere'}],
      },
    },
    {
      files: frameworkFiles.filter((file) => file.startsWith('app/') || file === 'server.ts'),
      rules: syntax(noInlineStyle, ...everywhere, ...noTextInMarkup, ...noOrigins),
    },
    {files: ['app/**/*.{ts,tsx}'], rules: {'no-console': 'error'}},
    {
      files: ['app/**/*.server.ts', 'service/**/*.ts'],
      excludeFiles: ['app/runtime/hosted-fetch.server.ts', 'service/adapters/upstream.ts'],
      rules: {'no-restricted-globals': ['error', {name: 'fetch', message: namedCalls}]},
    },
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
        ...syntax(noDefaultExport, ...everywhere, ...noOrigins, ...pureRules),
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', 'app/**/*.css.ts', 'emulator/pictures/**'],
      rules: {'max-lines': 'off', 'max-lines-per-function': 'off', 'no-restricted-globals': 'off'},
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      // A test's stand-in is deliberately less than the whole.
      rules: {'no-empty-function': 'off', 'eslint-js/no-restricted-syntax': 'off'},
    },
    {
      // Declarations alone: an import would make them a module.
      files: ['**/*.d.ts'],
      rules: {'typescript/consistent-type-imports': 'off', 'eslint-js/no-restricted-syntax': 'off'},
    },
    {
      files: ['scripts/**/*.mjs', '*.{js,mjs,cjs}'],
      env: {node: true, builtin: true},
      rules: {
        ...recommended,
        'no-unused-vars': noUnusedVariables,
        'typescript/ban-ts-comment': 'error',
        'max-lines': ['error', {max: 300}],
        'no-undef': 'error',
      },
    },
  ],
});
