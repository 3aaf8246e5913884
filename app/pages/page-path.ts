import {LANGUAGES, type Language} from '../config/languages';
import type {PageId, PAGES} from '../pages';
import {NAMES, PATHS} from './browser-values';

type Table = typeof PAGES;

/** The variables of a path pattern. */
type Variables<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Variables<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The variables of a page's path, beside its language and a name of its own. */
export type PathVariable<Id extends PageId> = Exclude<
  Variables<Table[Id]['path']>,
  'lang' | (Table[Id] extends {slug: object} ? 'slug' : never)
>;

/** The pages that links lead to. */
type LinkedPage = {[Id in PageId]: Table[Id] extends {link: 'none'} ? never : Id}[PageId];

/** The pages of a pattern that have a name in each language. */
export type NamedPage<Path extends string> = {
  [Id in PageId]: Table[Id] extends {path: Path; slug: object} ? Id : never;
}[PageId];

/** The query parameters that the row of a public page allows. */
type Parameter<Id extends PageId> = Table[Id] extends {
  cache: {parameters: infer Some; filters: infer Others};
}
  ? Extract<keyof Some | keyof Others, string>
  : never;

/** Returns the path of a page in a language; `values` are those of the other variables of its pattern, not yet encoded. */
export function pagePath<Id extends LinkedPage>(
  id: Id,
  language: Language,
  ...values: [PathVariable<Id>] extends [never] ? [] : [Readonly<Record<PathVariable<Id>, string>>]
): string;
export function pagePath(id: PageId, language: Language, values: Readonly<Record<string, string>> = {}): string {
  const below = NAMES[id]?.[LANGUAGES.indexOf(language)] ?? PATHS[id] ?? '';
  const filled = below.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return filled === '' ? `/${language}` : `/${language}/${filled}`;
}

/** Returns the path of a page that has no language. */
export function plainPath(id: 'buyerIdentity' | 'login' | 'hostLogout'): string {
  return PATHS[id] ?? '';
}

/** Returns a query for a public page. A parameter that its row does not list is a type error: it would be dropped. */
export function queryOf<Id extends PageId>(parameters: {readonly [Name in Parameter<Id>]?: string}): string {
  const pairs = Object.entries<unknown>({...parameters}).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(pairs).toString();
  return query === '' ? '' : `?${query}`;
}
