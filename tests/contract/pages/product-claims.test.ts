import {describe, expect, inject, test} from 'vitest';

import {BRAND} from '../../../app/config/brand';
import {DONATION, RETURN_DAYS, SHIPPING} from '../../../app/config/commerce';
import {LANGUAGES, type Language} from '../../../app/config/languages';
import {createFormat} from '../../../app/i18n/format';
import {seed} from '../../../emulator/seed/seed';
import type {SeedProduct} from '../../../emulator/seed/types';
import {isFullRun} from '../../support/full-run';
import {tags, wordsOf} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor} from '../../support/visitor';

/** In the gate one of each kind: what donates and what does not, what is there and what is sold before; in the full run all. */
const SAMPLE = [
  'waldgold',
  'kapseln-waldgold',
  'drip-bags-morgentau',
  'cold-brew-pur',
  'probierset-drei-lichtungen',
  'adventskalender-24-lichtungen',
  'geschenkbox-sonntag',
  'reise-set-unterwegs',
  'fruehlingsset-knospe',
  'alto-rocio',
  'handfilter-trichter',
];

const metafield = ({variants}: SeedProduct, name: string) =>
  variants[0]?.metafields.find(({namespace, key}) => `${namespace}.${key}` === name) ?? null;
const isShown = ({productType, tags: own}: SeedProduct) =>
  !['Gift Card', 'Donation'].includes(productType) && !own.includes('archived') && !own.includes('b2b');
const shown = seed.products.filter((product) => isShown(product) && (isFullRun || SAMPLE.includes(product.handle.de)));

async function pageOf(product: SeedProduct, language: Language) {
  const {body} = await createVisitor(inject('shopOrigin')).get(`/${language}/p/${product.handle[language]}`);
  return {body, words: wordsOf(body)};
}

describe.each(LANGUAGES)('what the page of a product promises, in %s', (language) => {
  const t = messages(language);
  const amount = createFormat(language).amount({cents: DONATION.centsPerKilogram, currency: 'EUR'});
  // A page's words stand apart by one space, whatever kind it is.
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  const promise = plain(t('details:usp.donation', {amount, foundation: BRAND.foundation}));
  const days = t('product:deliveryDays', SHIPPING.deliveryDays);

  test.each(shown.map((product) => [product.handle[language], product] as const))(
    '%s: a donation where its coffee gives one, freshness where the page says until when, and days where it is there',
    async (_, product) => {
      const {body, words} = await pageOf(product, language);
      const donates = metafield(product, 'donation.variant') !== null;
      expect(donates, 'roasted coffee by weight donates').toBe((product.variants[0]?.donatedGrams ?? 0) > 0);
      const buys = tags(body, 'input').some(({name}) => name === 'variantId');
      const projects = tags(body, 'input').filter(({name, type}) => name === 'project' && type === 'radio');
      expect(projects.length > 0, 'a project can be chosen').toBe(donates && buys);
      expect(words.includes(promise)).toBe(donates);
      expect(words.includes(plain(t('product:donation.title')))).toBe(donates);

      const isFresh = words.includes(plain(t('details:fresh.title')));
      if (!isFresh) {
        expect(words).not.toContain(plain(t('details:usp.fresh', SHIPPING.deliveryDays)));
        expect(body, 'description').not.toContain(t('seo:product.fresh', {days: RETURN_DAYS}));
      }

      const isLater = product.variants[0]?.sellsWithoutStock === true && product.variants[0].stock === 0;
      if (!isLater) return;
      for (const claim of [days, t('details:usp.fresh', SHIPPING.deliveryDays)]) expect(words).not.toContain(claim);
      expect(body, 'structured data').not.toContain('"deliveryTime"');
    },
  );
});
