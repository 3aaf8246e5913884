import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {pageSchema} from '../../contracts/cms';
import {LANGUAGES, type Language} from '../../app/config/languages';
import {contentPath, contentSlug} from '../../app/pages/paths';
import {servicePath} from '../../app/pages/service-paths';
import {contentDocuments} from '../../emulator/seed/cms/documents';
import {orderConfirmation} from '../../scripts/lib/store/mails.mjs';

const ORIGIN = 'https://shop.example';
const FORM = readFileSync('emulator/seed/cms/files/muster-widerrufsformular.txt', 'utf8');

const SOURCES = {shopOrigin: ORIGIN, readFile: async () => FORM};

const template = (language: Language) => readFileSync(`store/mails/order-confirmation.${language}.liquid`, 'utf8');

function legalPage(language: Language, key: 'terms' | 'withdrawalInfo') {
  const slug = contentSlug(language, key);
  const found = [...contentDocuments().values()].find(
    (document) =>
      document._type === 'page' &&
      document['language'] === language &&
      pageSchema.parse(document).slug.current === slug,
  );
  return {blocks: pageSchema.parse(found).blocks, path: contentPath(language, key)};
}

const mailOf = (language: Language) =>
  orderConfirmation(
    template(language),
    {terms: legalPage(language, 'terms'), withdrawal: legalPage(language, 'withdrawalInfo')},
    SOURCES,
  );

/** The words of a mail, as its reader sees them. */
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe.each(LANGUAGES)('the order confirmation in %s', (language) => {
  it('has terms, withdrawal notice and model form in full: links are no durable medium (§ 312f (2) BGB)', async () => {
    const shown = words(await mailOf(language));
    const terms = legalPage(language, 'terms').blocks;
    const withdrawal = legalPage(language, 'withdrawalInfo').blocks;
    // What stands above the page's form is about the form.
    const notice = withdrawal.slice(withdrawal.findIndex(({_type}) => _type === 'shopPart'));
    const paragraphs = [...terms, ...notice]
      .flatMap((block) => (block._type === 'richText' ? block.content : []))
      .map(({children}) => children.map(({text}) => text).join(''));
    expect(paragraphs.length).toBeGreaterThan(40);
    for (const paragraph of [...paragraphs, ...FORM.trim().split(/\n+/)]) expect(shown).toContain(words(paragraph));
  });

  it('leads to the order, to the withdrawal and to pages of the shop, by whole addresses', async () => {
    const mail = await mailOf(language);
    const paths = [...template(language).matchAll(/href="\{\{ lichtung \}\}([^"]+)"/g)].map(([, path = '']) => path);
    expect(paths).toEqual([servicePath(language, 'order'), servicePath(language, 'withdrawal')]);
    expect(mail).toContain(`{% assign lichtung = "${ORIGIN}" %}`);
    expect(mail).toContain(`href="${ORIGIN}${contentPath(language, 'payment')}"`);
    expect(mail).not.toMatch(/href="\/|%[A-Z_]+%/);
  });
});

it.each(LANGUAGES)('in %s it tells the day of a present only where that was not over with the order', (language) => {
  const told = [
    ...template(language).matchAll(/\{% if ([^%]+) %\}, (?:am|on) \{\{ ([^}]+) \| date: '[^']+' \}\}\{% endif %\}/g),
  ];
  expect(told.map(([, condition, day]) => [condition, day])).toEqual([
    ['send_on >= ordered_on', "line.properties['_send_on']"],
  ]);
  expect(template(language)).toContain(
    "{% assign ordered_on = created_at | date: '%Y-%m-%d' | remove: '-' | plus: 0 %}",
  );
});

it('no text of an editor is read as Liquid', async () => {
  const {blocks, path} = legalPage('de', 'terms');
  const changed = blocks.map((block) =>
    block._type === 'richText'
      ? {
          ...block,
          content: block.content.map((part) => ({...part, children: [{...part.children[0], text: '{{ name }}'}]})),
        }
      : block,
  );
  const terms = {blocks: pageSchema.shape.blocks.parse(changed), path};
  const mail = await orderConfirmation('%TERMS%', {terms, withdrawal: legalPage('de', 'withdrawalInfo')}, SOURCES);
  expect(mail).toContain('&#123;&#123; name &#125;&#125;');
  expect(mail).not.toContain('{');
});

const FORM_PART = {_key: 'a', _type: 'shopPart', part: 'withdrawalForm'};
const QUOTE = {_key: 'a', _type: 'quote', text: 'Gekauft wie gesehen.', author: 'Niemand'};

/** The blocks of a type on the German withdrawal page. */
const ofNotice = (type: string) => legalPage('de', 'withdrawalInfo').blocks.filter(({_type}) => _type === type);

it.each([
  ['terms', [...legalPage('de', 'terms').blocks, QUOTE], '/de/e/agb has a block quote'],
  ['terms', [FORM_PART, ...legalPage('de', 'terms').blocks], '/de/e/agb has a block shopPart'],
  ['terms', ofNotice('download'), '/de/e/agb has no text'],
  ['withdrawal', [FORM_PART, ...ofNotice('richText')], '/de/e/widerruf has no model withdrawal form'],
  ['withdrawal', [FORM_PART, ...ofNotice('download')], '/de/e/widerruf has no text below'],
  ['withdrawal', [...ofNotice('richText'), FORM_PART, ...ofNotice('download')], '/de/e/widerruf has no text below'],
  [
    'withdrawal',
    [...ofNotice('download'), FORM_PART, ...ofNotice('richText')],
    '/de/e/widerruf has no model withdrawal form',
  ],
])('what a mail lacks of %s is refused instead of left out: %#', async (name, changed, why) => {
  const pages = {terms: legalPage('de', 'terms'), withdrawal: legalPage('de', 'withdrawalInfo')};
  const {blocks} = pageSchema.pick({blocks: true}).parse({blocks: changed});
  const page = name === 'terms' ? {...pages.terms, blocks} : {...pages.withdrawal, blocks};
  await expect(orderConfirmation('%TERMS%', {...pages, [name]: page}, SOURCES)).rejects.toThrow(why);
});
