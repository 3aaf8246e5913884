import {readFileSync} from 'node:fs';
import {createContext, runInContext} from 'node:vm';

import {build} from 'esbuild';
import {expect, it} from 'vitest';
import * as z from 'zod';

import {LANGUAGES} from '../../app/config/languages';
import {ALL_PAGES, PAGES} from '../../app/pages';
import {pageMatcher} from '../../app/pages/match-page';
import {servicePath} from '../../app/pages/service-paths';

const FOLDER = 'store/checkout-extension';
const texts = (file: string) =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(`${FOLDER}/locales/${file}.json`, 'utf8')));
const TEXTS = {de: texts('de.default'), en: texts('en')};

/** The platform's components, as far as the extension uses them: an element becomes the list of links in it. */
const PREACT = `
  export const jsx = (type, {children = [], ...props}) => {
    if (typeof type === 'function') return type(props);
    const inside = [children].flat(9);
    return props.href === undefined ? inside : [{href: props.href, text: inside.join('')}];
  };
  export const jsxs = jsx;
  export const render = (tree) => { globalThis.shown = tree === null ? [] : tree.flat(9); };
`;

const shownSchema = z.array(z.union([z.object({href: z.url(), text: z.string()}), z.string().transform(() => null)]));

async function show(target: string, language: 'de' | 'en', origin: string | undefined) {
  const {outputFiles} = await build({
    entryPoints: [`${FOLDER}/src/${target}.jsx`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'extension',
    plugins: [
      {
        name: 'platform',
        setup: (bundle) => {
          bundle.onResolve({filter: /^(preact|@shopify)/}, ({path}) => ({path, namespace: 'platform'}));
          bundle.onLoad({filter: /^preact/, namespace: 'platform'}, () => ({contents: PREACT}));
          bundle.onLoad({filter: /^@shopify/, namespace: 'platform'}, () => ({contents: ''}));
        },
      },
    ],
  });
  const shopify = {
    settings: {value: {shop_origin: origin}},
    localization: {language: {value: {isoCode: language === 'de' ? 'de-DE' : 'en'}}},
    i18n: {translate: (key: string) => TEXTS[language][key]},
  };
  const world = createContext({shopify, document: {body: {}}, shown: []});
  runInContext(`${outputFiles[0]?.text ?? ''}; extension.default();`, world);
  return shownSchema.parse(world['shown']).flatMap((each) => each ?? []);
}

it.each(['thank-you', 'order-status'].flatMap((target) => LANGUAGES.map((language) => [target, language] as const)))(
  'the page %s leads back to the shop, in %s',
  async (target, language) => {
    const links = await show(target, language, 'https://shop.example/');
    expect(links.map(({text}) => text)).toEqual([TEXTS[language]['link'], TEXTS[language]['withdrawal']]);
    const [confirm = '', withdrawal] = links.map(({href}) => new URL(href).pathname);
    expect(pageMatcher(ALL_PAGES)(confirm)).toBe(PAGES.confirm);
    expect(withdrawal).toBe(servicePath(language, 'withdrawal'));
  },
);

it('nothing is shown before the address of the shop is set', async () => {
  expect(await show('thank-you', 'de', undefined)).toEqual([]);
});

it('the extension has the same texts in both languages', () => {
  expect(Object.keys(TEXTS.en)).toEqual(Object.keys(TEXTS.de));
});

it('installs what the platform’s components import', () => {
  const manifest = z
    .object({dependencies: z.record(z.string(), z.string())})
    .parse(JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8')));
  // `@shopify/ui-extensions/preact` imports the signals, which its own manifest calls optional.
  expect(Object.keys(manifest.dependencies).sort()).toEqual(['@preact/signals', '@shopify/ui-extensions', 'preact']);
});
