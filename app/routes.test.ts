import {readdirSync, readFileSync} from 'node:fs';

import type {RouteConfigEntry} from '@remix-run/route-config';
import {expect, it} from 'vitest';

import {ALL_PAGES} from './pages';
import {routesOf} from './routes';

type Flat = {readonly id: string; readonly path: string; readonly file: string};

/** Every route with its whole path, as the router puts it together. */
function flat(entries: readonly RouteConfigEntry[], above = ''): readonly Flat[] {
  return entries.flatMap(({id, path = '', file, children = []}) => {
    const whole = path === '' ? above : `${above}/${path}`;
    return [{id: id ?? file.replace(/\.tsx?$/, ''), path: whole, file}, ...flat(children, whole)];
  });
}

const ROUTES = flat(routesOf(ALL_PAGES));
const pathOf = (id: string) => ROUTES.find((route) => route.id === id)?.path;

it('names every route once', () => {
  expect(new Set(ROUTES.map(({id}) => id)).size).toBe(ROUTES.length);
});

it('has no optional segments: the browser’s router does without (scripts/vite/unused)', () => {
  expect(ROUTES.filter(({path}) => path.includes('?'))).toEqual([]);
});

it('uses every route module', () => {
  const modules = readdirSync(new URL('routes', import.meta.url)).filter((name) => !name.endsWith('.server.ts'));
  expect([...new Set(ROUTES.map(({file}) => file))].sort()).toEqual(modules.map((name) => `routes/${name}`).sort());
});

it.each([
  ['home-de', ''],
  ['home-en', '/en'],
  ['routes/robots', '/robots.txt'],
  ['not-found', '/404'],
  ['not-found-anywhere', '/*'],
  ['not-found-in-language', '/:lang/*'],
  ['listing-c', '/:lang/c/:handle'],
  ['routes/product', '/:lang/p/:handle'],
  ['coffeeMatch-de', '/:lang/e/lieblingskaffee'],
  ['coffeeMatch-en', '/:lang/e/coffee-match'],
  ['gift-subscription-de', '/:lang/e/geschenkabo'],
  ['withdrawal-de', '/:lang/service/widerruf'],
  ['newsletter-unsubscribe', '/:lang/newsletter/unsubscribe'],
  ['routes/subscription', '/:lang/account/subscription'],
  ['subscription-overview', '/:lang/account/subscription'],
  ['subscription-past', '/:lang/account/subscription/deliveries/past'],
  ['routes/delivery-command', '/:lang/account/subscription/deliveries/:delivery/:command'],
])('%s is at %s', (id, path) => {
  expect(pathOf(id)).toBe(path);
});

it('has the guard of languages around every page below a language', () => {
  const below = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
    entries.flatMap((entry) => (entry.path === ':lang' ? [] : [entry, ...below(entry.children ?? [])]));
  expect(below(routesOf(ALL_PAGES)).filter(({path}) => path?.startsWith(':lang'))).toEqual([]);
});

it('has no route of a page that is not in the table', () => {
  const {review: _, ...others} = ALL_PAGES;
  expect(flat(routesOf(others)).map(({file}) => file)).not.toContain('routes/review.tsx');
});

/** The cart's action is made by `formAction` in `change-cart.server.ts`, for its page and for any other. */
const ACTION = /export const action = (formAction|cartAction)\(|const changeCart = cartAction\(/;

const FOLDER = new URL('routes/', import.meta.url);
const MODULES = readdirSync(FOLDER).map((name) => ({name, code: readFileSync(new URL(name, FOLDER), 'utf8')}));

it('answers every form by formAction', () => {
  const answering = MODULES.filter(({code}) => /^export\b[^=;(]*\baction\b/m.test(code));
  expect(answering.length).toBeGreaterThan(20);
  expect(answering.filter(({code}) => !ACTION.test(code)).map(({name}) => name)).toEqual([]);
});

/** What a route module exports, in the order of every one of them (docs/architecture.md). */
const ORDER = [
  'handle',
  'headers',
  'loader',
  'shouldRevalidate',
  'action',
  'clientAction',
  'meta',
  'default',
  'ErrorBoundary',
] as const;
const EXPORTED = /^export (?:const|(?:async )?function) (\w+)|^export (default)\b/gm;

it('has the exports of every route module in the same order', () => {
  const modules = MODULES.filter(({name}) => !name.endsWith('.server.ts'));
  const exported = modules.map(({name, code}) => ({
    name,
    exports: [...code.matchAll(EXPORTED)].map(([, named, other]) => named ?? other),
  }));
  expect(exported.filter(({exports}) => exports.length === 0)).toEqual([]);
  const inOrder = (exports: readonly unknown[]) => ORDER.filter((each) => exports.includes(each));
  expect(exported).toEqual(exported.map(({name, exports}) => ({name, exports: inOrder(exports)})));
});
