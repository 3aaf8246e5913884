// @ts-check
// The linter's rules that need no options. Those that do are in oxlint.config.mjs.

/**
 * Returns a configuration in which each of these rules is an error.
 *
 * @param {readonly string[]} names
 */
export const errors = (names) => Object.fromEntries(names.map((name) => [name, /** @type {const} */ ('error')]));

/** The rules that hold for TypeScript and scripts alike. */
export const recommended = errors([
  'no-array-constructor',
  'no-unused-expressions',
  'prefer-rest-params',
  'prefer-spread',
  ...[
    'no-duplicate-enum-values',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-optional-chain',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-namespace-keyword',
    'triple-slash-reference',
  ].map((name) => `typescript/${name}`),
]);

/**
 * The rules of typescript-eslint's `strictTypeChecked` and `stylisticTypeChecked` that need no options. Left out on purpose:
 * `consistent-indexed-object-style` (an index signature may stand in a type with other members), `consistent-type-definitions`
 * (`declare module` takes interfaces only), `dot-notation` (the compiler asks for the bracket), `require-await` (a loader is
 * asynchronous by its contract), `no-inferrable-types`, `prefer-optional-chain` and `prefer-regexp-exec`.
 */
export const strict = errors([
  'no-useless-constructor',
  'no-empty-function',
  ...[
    'adjacent-overload-signatures',
    'array-type',
    'await-thenable',
    'ban-tslint-comment',
    'class-literal-property-style',
    'consistent-generic-constructors',
    'consistent-type-imports',
    'no-array-delete',
    'no-base-to-string',
    'no-confusing-non-null-assertion',
    'no-duplicate-type-constituents',
    'no-dynamic-delete',
    'no-extraneous-class',
    'no-floating-promises',
    'no-for-in-array',
    'no-generated-empty-object-type',
    'no-implied-eval',
    'no-invalid-void-type',
    'no-meaningless-void-operator',
    'no-mixed-enums',
    'no-non-null-asserted-nullish-coalescing',
    'no-non-null-assertion',
    'no-redundant-type-constituents',
    'no-unnecessary-boolean-literal-compare',
    'no-unnecessary-condition',
    'no-unnecessary-template-expression',
    'no-unnecessary-type-arguments',
    'no-unnecessary-type-assertion',
    'no-unnecessary-type-conversion',
    'no-unnecessary-type-parameters',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-enum-comparison',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-unsafe-unary-minus',
    'no-useless-default-assignment',
    'non-nullable-type-assertion-style',
    'prefer-find',
    'prefer-for-of',
    'prefer-function-type',
    'prefer-includes',
    'prefer-literal-enum-member',
    'prefer-nullish-coalescing',
    'prefer-promise-reject-errors',
    'prefer-reduce-type-parameter',
    'prefer-return-this-type',
    'prefer-string-starts-ends-with',
    'related-getter-setter-pairs',
    'unbound-method',
    'unified-signatures',
    'use-unknown-in-catch-callback-variable',
  ].map((name) => `typescript/${name}`),
]);
