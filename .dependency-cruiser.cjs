// The layers of docs/architecture.md as rules: who may import whom, and no circles.

/** The topics of app/views that another topic may use. */
const sharedTopics = 'parts';

const test = '\\.test\\.tsx?$';

/** What browsers may know of app/pages: addresses. */
const links = '^app/pages/(page-path|(blog-|service-)?paths|menus)\\.ts$';

/** Rules and means of contracts that both workers have: they import nothing, so browsers may have them. */
const sharedRules =
  '^contracts/(working-days|delivery-time|html-words|indexing/indices|only-variant|product-types|province|reduced-price|serial-queue|spread|\\w+-values)\\.ts$';

/** Inside the project, but not in one of the places named. */
const ownOutside = (...places) => ({
  path: '^(app|emulator|service|contracts|graphql|locales|store|scripts|tests|server\\.ts)',
  pathNot: places.map((place) => `^${place}`),
});

/** A layer may import itself and the layers named, of our own code. */
const layer = (from, ...allowed) => ({
  name: `layer-${from.replaceAll('/', '-')}`,
  comment: `${from} may import only: ${[from, ...allowed].join(', ')}`,
  severity: 'error',
  from: {path: `^${from}/`, pathNot: test},
  to: ownOutside(`${from}/`, ...allowed.map((place) => (place.includes('.') ? place : `${place}/`))),
});

/** What every layer of the service above its adapters may import. */
const serviceBase = ['service/adapters', 'service/mail', 'service/domain', 'service/config', 'contracts'];

const contracts = (...names) => names.map((name) => `contracts/${name}.ts`);
const ofConfig = contracts('example-value', 'indexing/indices', 'newsletter-values', 'product-types', 'rotated-secret');
const ofObjects = contracts('internet-address', 'serial-queue');
const ofEdge = contracts('cms', 'fields', 'internet-address', 'return-values', 'rotated-secret', 'settling');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A type that two modules need of each other belongs to one of them, or to a third.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, pathNot: ['^(node|cloudflare|virtual):']},
    },
    {
      name: 'declared-packages',
      comment: 'A package that is imported stands in package.json.',
      severity: 'error',
      from: {path: '^(app|emulator|service|contracts|server\\.ts)'},
      to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown']},
    },

    layer('contracts', 'store/search.json'),
    layer('graphql'),
    layer('locales'),
    layer('store/merchant', 'app/config/languages.ts'),
    layer('app/config', 'store/merchant', ...ofConfig),
    {
      ...layer('app/pages', 'app/pages.ts', 'app/config', 'store/merchant'),
      from: {path: '^app/pages(/|\\.ts$)', pathNot: test},
    },
    layer('app/domain', 'app/config', 'app/pages', 'contracts'),
    {
      name: 'contracts-stay-in-the-worker',
      comment: 'The domain reads contracts where it parses forms: they bring zod along.',
      severity: 'error',
      from: {path: '^app/domain/', pathNot: ['\\.server\\.ts$', test]},
      to: {path: '^contracts/', pathNot: sharedRules},
    },
    {
      name: 'shared-rules-import-nothing',
      severity: 'error',
      from: {path: sharedRules},
      to: {},
    },
    layer('app/runtime', 'contracts/user-agent.ts'),
    layer('app/framework', 'app/config', 'app/pages'),
    layer('app/styles'),
    layer('app/ui', 'app/styles', 'app/config/picture-widths.ts'),
    layer('app/i18n', 'app/config', 'app/pages', 'app/pages.ts', 'app/domain', 'locales'),
    layer('app/commands', 'contracts/serial-queue.ts'),
    layer(
      'app/services',
      'app/commands',
      'app/domain',
      'app/config',
      'app/pages',
      'app/runtime',
      'contracts',
      'graphql',
    ),
    layer('app/forms', 'app/domain', 'app/config', 'app/runtime'),
    layer(
      'app/edge',
      'app/domain',
      'app/config',
      'app/pages.ts',
      'app/pages',
      'app/framework',
      'app/runtime',
      ...ofEdge,
    ),
    layer('app/objects', 'app/commands', 'app/domain', 'app/config', 'app/runtime', ...ofObjects),
    layer('app/client', 'app/domain', 'app/config', 'app/pages', 'app/i18n'),
    layer(
      'app/views',
      'app/ui',
      'app/client',
      'app/framework',
      'app/domain',
      'app/i18n',
      'app/config',
      'app/pages',
      'app/styles',
    ),
    layer(
      'app/routes',
      'app/views',
      'app/forms',
      'app/framework',
      'app/domain',
      'app/i18n',
      'app/config',
      'app/pages.ts',
      'app/pages',
      'app/services',
    ),
    layer('emulator', 'contracts', 'store/webhooks.json'),
    layer('service', 'contracts', 'store/webhooks.json', 'store/merchant/shop.json'),
    layer('service/config', ...ofConfig, ...contracts('fields'), 'store/merchant/shop.json'),
    layer('service/domain', 'service/config', 'contracts'),
    layer('service/mail', 'service/domain', 'service/config', 'contracts'),
    layer('service/adapters', 'service/mail', 'service/domain', 'service/config', 'contracts', 'store/webhooks.json'),
    layer('service/objects', ...serviceBase),
    layer('service/pages', 'service/objects', 'service/domain', 'service/config', 'contracts'),
    {
      ...layer('service/env.ts', 'service/objects', 'service/adapters', 'service/config'),
      from: {path: '^service/env\\.ts$'},
    },
    layer('service/workflows', 'service/env.ts', 'service/objects', ...serviceBase),
    layer('service/routes', 'service/env.ts', 'service/workflows', 'service/pages', 'service/objects', ...serviceBase),
    {
      name: 'routes-take-types-of-services',
      comment: 'Everything arrives by context.',
      severity: 'error',
      from: {path: '^app/routes/', pathNot: test},
      to: {path: '^app/services/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'topics-stay-apart',
      comment: 'A topic of the views uses parts, never another topic; the shell also shows cart and search.',
      severity: 'error',
      from: {path: '^app/views/([^/]+)/', pathNot: '^app/views/shell/'},
      to: {path: '^app/views/[^/]+/', pathNot: [`^app/views/(${sharedTopics}|$1)/`]},
    },
    {
      name: 'shell-uses-cart-and-search',
      severity: 'error',
      from: {path: '^app/views/shell/'},
      to: {path: '^app/views/[^/]+/', pathNot: `^app/views/(shell|cart|search|${sharedTopics})/`},
    },
    {
      name: 'the-table-of-pages-stays-in-the-worker',
      comment: 'The browser gets the values of app/pages/browser-values.ts alone, which the build computes.',
      severity: 'error',
      from: {path: ['^app/(domain|framework|ui|client|views)/', links], pathNot: test},
      to: {
        path: '^app/pages(/|\\.ts$)',
        pathNot: ['^app/pages/browser-values\\.ts$', links],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-worker-and-its-services-share-nothing',
      severity: 'error',
      from: {path: '^(app/|server\\.ts)'},
      to: {path: '^(emulator|service)/'},
    },
    {
      name: 'emulator-knows-no-app',
      severity: 'error',
      from: {path: '^emulator/'},
      to: {path: '^(app/|service/|server\\.ts)'},
    },
    {
      name: 'adapters-are-made-in-one-place',
      severity: 'error',
      from: {path: '^(app/|server\\.ts)', pathNot: ['^app/(services|composition|routes)/', test]},
      to: {path: '^app/services/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'zod-stays-in-the-worker',
      comment: 'No zod in the browser: contracts, *.server.ts and the reading of the environment only.',
      severity: 'error',
      from: {path: '^app/', pathNot: ['\\.server\\.tsx?$', '^app/config/env', test]},
      to: {
        path: '^(node_modules/zod/|contracts/)',
        pathNot: sharedRules,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules know no framework.',
      severity: 'error',
      from: {
        path: '^app/(domain|config)/',
        pathNot: [test, '\\.server\\.ts$', '^app/config/env'],
      },
      to: {
        dependencyTypes: ['npm', 'npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'hydrogen-has-one-door',
      comment: 'The way to the next version stays short (docs/decisions/064-the-way-to-react-router.md).',
      severity: 'error',
      from: {
        path: '^(app/|server\\.ts)',
        pathNot: ['^app/services/storefront/gateway\\.server\\.ts$', '^app/composition/render\\.server\\.ts$'],
      },
      to: {path: '^node_modules/@shopify/(hydrogen|remix-oxygen)/'},
    },
    {
      name: 'remix-ends-at-routes-and-views',
      comment: 'The way to the next version stays short (docs/decisions/064-the-way-to-react-router.md).',
      severity: 'error',
      from: {
        path: '^app/(config|domain|runtime|i18n|commands|services|edge|objects|client|ui|styles)/',
        pathNot: test,
      },
      to: {path: '^node_modules/@remix-run/'},
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: {path: '^(app|emulator|service|contracts|server\\.ts)', pathNot: test},
      to: {path: ['^tests/', '^scripts/', test]},
    },
    {
      name: 'end-to-end-tests-see-what-a-shopper-sees',
      severity: 'error',
      from: {path: '^tests/e2e/'},
      to: {
        path: '^(app|emulator|service|contracts|graphql|server\\.ts)',
        pathNot: '^(app/(pages\\.ts$|(i18n|domain|config|pages)/)|service/pages/texts/)',
      },
    },
    {
      name: 'route-tests-ask-by-address',
      comment:
        'A route test sends requests to addresses. Only its support folder makes the context and loads the routes.',
      severity: 'error',
      from: {path: '^tests/routes/', pathNot: '^tests/routes/support/'},
      to: {
        path: '^(app|emulator|service|contracts|graphql|server\\.ts)',
        pathNot: '^app/(pages\\.ts$|(i18n|domain|config|pages)/)',
      },
    },
    {
      name: 'the-worker-entry-is-thin',
      severity: 'error',
      from: {path: '^server\\.ts$'},
      to: {path: '^app/', pathNot: '^app/(composition|commands|edge|objects|config)/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    // emulator/package.json names what the packed emulator needs, not what it is bundled from.
    combinedDependencies: true,
    exclude: {path: '^(build|\\.build|graphql/generated)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['workerd', 'worker', 'browser', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
    // The platform's modules and the browser's entry of Remix exist at build time only.
    builtInModules: {
      add: ['cloudflare:workers', 'cloudflare:test', 'virtual:remix/server-build'],
    },
  },
};
