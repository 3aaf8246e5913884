// @ts-check
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';

import {PortableText} from '@portabletext/react';
import {createElement as element} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {inProject} from '../paths.mjs';
import {must, No, reach, readJson} from '../questions.mjs';
import {importFromWorker} from '../settings.mjs';

/** @typedef {import('../../../contracts/cms-blocks.js').CmsBlock} CmsBlock */
/** @typedef {'de' | 'en'} Language */
/** @typedef {{blocks: readonly CmsBlock[], path: string}} LegalPage `path`: of the page in the shop */
/** @typedef {{shopOrigin: string, readFile: (reference: string) => Promise<string>}} Sources */

const PAGE = '*[_type == "page" && language == $language && slug.current == $slug][0]';
const PARAGRAPH = {margin: '0 0 8px'};

/**
 * Returns the order confirmation with the terms and the withdrawal notice in full, as § 312f (2) BGB asks for.
 *
 * @param {string} template of `store/mails`
 * @param {{terms: LegalPage, withdrawal: LegalPage}} pages
 * @param {Sources} sources
 * @returns {Promise<string>} what is pasted into the platform's notification
 * @throws {No} if a page has something that a mail cannot show, or if a text or the model form is missing
 */
export async function orderConfirmation(template, {terms, withdrawal}, sources) {
  const notice = {...withdrawal, blocks: belowForm(withdrawal.blocks)};
  must(has(terms, 'richText'), `${terms.path} has no text`);
  must(has(notice, 'richText'), `${notice.path} has no text below the shop's form: put the withdrawal notice there`);
  must(has(notice, 'download'), `${notice.path} has no model withdrawal form to download below the shop's form`);
  const texts = {
    '%SHOP_ORIGIN%': sources.shopOrigin,
    '%TERMS%': await legalText(terms, sources),
    '%WITHDRAWAL%': await legalText(notice, sources),
  };
  return Object.entries(texts).reduce((mail, [name, text]) => mail.replaceAll(name, () => text), template);
}

/**
 * Reads the legal pages that the CMS shows and writes the mails of all languages to `.build/mails`.
 *
 * @param {Readonly<Record<string, unknown>>} env the worker's variables
 * @returns {Promise<readonly string[]>} the written files
 */
export async function writeMails(env) {
  const {LANGUAGES} = await importFromWorker('app/config/languages.ts');
  const {contentPath, contentSlug} = await importFromWorker('app/pages/paths.ts');
  const {pageSchema} = await importFromWorker('contracts/cms.ts');
  const {contentAssets} = await importFromWorker('app/config/env.server.ts');
  const {fileAddress} = await importFromWorker('app/services/cms/reshape.server.ts');
  const sources = {
    shopOrigin: String(env['SHOP_ORIGIN']),
    readFile: async (/** @type {string} */ reference) =>
      readText(fileAddress(reference, contentAssets(env, 'files')).url),
  };
  const read = async (/** @type {Language} */ language, /** @type {'terms' | 'withdrawalInfo'} */ key) => {
    const found = await askCms(env, PAGE, {language, slug: contentSlug(language, key)});
    must(found !== null, `the CMS has no page ${contentPath(language, key)}`);
    return {blocks: pageSchema.parse(found).blocks, path: contentPath(language, key)};
  };
  mkdirSync(inProject('.build', 'mails'), {recursive: true});
  return Promise.all(
    LANGUAGES.map(async (/** @type {Language} */ language) => {
      const [terms, withdrawal] = await Promise.all([read(language, 'terms'), read(language, 'withdrawalInfo')]);
      const name = `order-confirmation.${language}.liquid`;
      const template = readFileSync(inProject('store/mails', name), 'utf8');
      const file = inProject('.build', 'mails', name);
      writeFileSync(file, await orderConfirmation(template, {terms, withdrawal}, sources));
      return file;
    }),
  );
}

/**
 * @param {Readonly<Record<string, unknown>>} env
 * @param {string} query in GROQ
 * @param {Readonly<Record<string, string>>} params
 */
async function askCms({CMS_ORIGIN, CMS_DATASET}, query, params) {
  const values = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)]);
  const search = new URLSearchParams([['perspective', 'published'], ['query', query], ...values]);
  const {result} = await readJson(`${CMS_ORIGIN}/v2025-02-19/data/query/${CMS_DATASET}?${search}`);
  return result;
}

/** @param {string} url of a file of the CMS */
async function readText(url) {
  const answer = await reach(url);
  must(answer.status === 200, `${new URL(url).pathname} answers ${answer.status}`);
  const type = answer.headers.get('Content-Type') ?? '';
  must(type.startsWith('text/plain'), `${new URL(url).pathname} is ${type}: a mail needs it as a text file`);
  return answer.text();
}

/** What stands above the shop's form is about the form. @param {readonly CmsBlock[]} blocks of the withdrawal page */
const belowForm = (blocks) => blocks.slice(blocks.findIndex(({_type}) => _type === 'shopPart') + 1);

/** @param {LegalPage} page @param {CmsBlock['_type']} type */
const has = ({blocks}, type) => blocks.some(({_type}) => _type === type);

/** A page's text in HTML. @param {LegalPage} page @param {Sources} sources */
async function legalText({blocks, path}, sources) {
  const parts = blocks.map((block) => blockHtml(block, path, sources));
  // Braces would be read as Liquid.
  return (await Promise.all(parts)).join('\n').replaceAll('{', '&#123;').replaceAll('}', '&#125;');
}

/** @param {CmsBlock} block @param {string} path @param {Sources} sources */
async function blockHtml(block, path, {shopOrigin, readFile}) {
  if (block._type === 'richText') {
    const components = componentsFor(new URL(path, shopOrigin).href);
    return renderToStaticMarkup(element(PortableText, {value: [...block.content], components}));
  }
  if (block._type !== 'download') throw new No(`${path} has a block ${block._type}, which a mail cannot show`);
  const text = await readFile(block.file.asset._ref);
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => renderToStaticMarkup(element('p', {style: PARAGRAPH}, ...brokenLines(paragraph))))
    .join('\n');
}

/** @param {string} paragraph */
const brokenLines = (paragraph) =>
  paragraph.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element('br'), line]));

/**
 * @param {string} address of the page: links in a mail have to be whole
 * @returns {Partial<import('@portabletext/react').PortableTextReactComponents>}
 */
function componentsFor(address) {
  /** @param {string} fontSize @returns {import('@portabletext/react').PortableTextBlockComponent} */
  const heading =
    (fontSize) =>
    ({children}) =>
      element('p', {style: {margin: '24px 0 8px', fontSize}}, element('strong', {}, children));
  return {
    block: {
      h2: heading('18px'),
      h3: heading('16px'),
      h4: heading('16px'),
      normal: ({children}) => element('p', {style: PARAGRAPH}, children),
    },
    marks: {
      link: ({value, children}) => element('a', {href: new URL(value.href, address).href}, children),
    },
  };
}
