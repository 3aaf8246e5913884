import {index, layout, route, type RouteConfig, type RouteConfigEntry} from '@remix-run/route-config';

import {DEFAULT_LANGUAGE, LANGUAGES} from './config/languages';
import {ALL_PAGES} from './pages';
import type {Page, Pages} from './pages/page';

const HOME = '/:lang';

/**
 * Returns every route of the shop, from the table of pages. Below `:lang` one middleware checks the language (`unknownLanguage`),
 * so a name of one language is also a route of the others; documents are led to the right one before (`app/pages/moved-path.ts`).
 */
export function routesOf(pages: Pages): RouteConfigEntry[] {
  const rows = Object.entries(pages).filter(([, {parent}]) => parent === undefined);
  const isLocal = (path: string) => path.startsWith(`${HOME}/`);
  const entries = (from: string, chosen: (page: Page) => boolean) =>
    rows.filter(([, page]) => chosen(page)).flatMap(([id, page]) => entriesOf(id, page, from, pages));
  return [
    ...entries('/', ({path, file = ''}) => !isLocal(path) && file.endsWith('.ts')),
    layout('routes/shell.tsx', [
      ...entries('/', ({path, file = ''}) => !isLocal(path) && file.endsWith('.tsx')),
      route(
        ':lang',
        'routes/language.tsx',
        entries(`${HOME}/`, ({path}) => isLocal(path)),
      ),
    ]),
  ];
}

/** The routes of a page: one, or one for each of its names. `from` is the path of the route around it. */
function entriesOf(id: string, page: Page, from: string, pages: Pages): RouteConfigEntry[] {
  const {path, slug, file} = page;
  if (file === undefined) return [];
  const module = `routes/${file}`;
  if (path === HOME) return LANGUAGES.map((language) => homeEntry(language, `${id}-${language}`, module));
  if (slug !== undefined) {
    return LANGUAGES.filter((language) => !slug[language].includes('#')).map((language) =>
      route(path.replace(':slug', slug[language]).slice(from.length), module, {id: `${id}-${language}`}),
    );
  }
  const below = Object.entries(pages).filter(([, {parent}]) => parent === id);
  const children = below.flatMap(([child, row]) => entriesOf(child, row, `${path}/`, pages));
  // A module with one page gives its route its name.
  const isShared = Object.values(pages).filter((other) => other.file === file).length > 1;
  const options = isShared ? {id} : {};
  const own = path.slice(from.length);
  return [own === '' ? index(module, options) : route(own, module, options, children)];
}

function homeEntry(language: string, id: string, module: string): RouteConfigEntry {
  return language === DEFAULT_LANGUAGE ? index(module, {id}) : route(language, module, {id, caseSensitive: true});
}

const routes: RouteConfig = routesOf(ALL_PAGES);

export default routes;
