import {ALL_PAGES, PAGES, type PageId} from '../../app/pages';
import {patternsOf} from '../../app/pages/path-pattern';

/** What stands for the variables of the table's patterns: the largest that there is. */
const VARIABLES: Readonly<Record<string, string>> = {
  lang: 'de',
  handle: 'waldgold',
  slug: 'kaffeewissen',
  page: 'confirm',
  file: 'products.xml',
  token: 'a.b.c',
  code: 'LICHTUNG15',
  collection: 'coffee-shop',
  command: 'address',
};

/** Of pages whose variables or parameters cost more than others. */
const PATHS: Readonly<Partial<Record<PageId, string>>> = {
  'listing-c': '/de/c/alles',
  'listing-g': '/de/g/equipment-shop',
  'listing-k': '/de/c/coffee-shop?sort=price-ascending',
  product: '/de/p/waldgold?brew=filter',
  search: `/de/search?q=${'kaffee '.repeat(28)}`,
  autocomplete: `/de/search.json?q=${'kaffee '.repeat(28)}`,
  stock: '/de/stock.json?id=1008',
  post: '/de/b/kaffee-lagern',
  subscriptionOrder: '/de/s/kaffee-abo-bestellen?coffee=waldgold',
  login: '/login?return_to=/de/account/subscription',
};

const isPageId = (id: string): id is PageId => id in PAGES;

/** The rows of the table of pages. */
export const PAGE_IDS: readonly PageId[] = Object.keys(PAGES).filter(isPageId);

/** Returns an address of a page of the table: where its variables or parameters matter, one that costs the shop most. */
export function addressOf(id: PageId): string {
  const [pattern = ''] = patternsOf(ALL_PAGES[id]);
  return PATHS[id] ?? pattern.replace(/:(\w+)/g, (_, name: string) => VARIABLES[name] ?? 'x').replace('*', 'nirgendwo');
}

/** Whether a page is that of a customer who is logged in. */
export function isOfCustomer(id: PageId): boolean {
  const {path} = ALL_PAGES[id];
  return path.startsWith('/:lang/account') || path === '/buyer-identity';
}
