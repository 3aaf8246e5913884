import {describe, expect, it} from 'vitest';

import {LANGUAGES} from '../../config/languages';
import {contentPath} from '../../pages/paths';

import de from '#locales/de/footer.json';
import en from '#locales/en/footer.json';

const help = {de: de.help, en: en.help};

describe("the addresses of the footer's help links, which come from translations, are pages of the shop", () => {
  it.each(LANGUAGES)('%s', (language) => {
    const {shippingUrl, returnsUrl, repairsUrl, faqUrl} = help[language];
    expect([shippingUrl, returnsUrl, repairsUrl, faqUrl]).toEqual([
      contentPath(language, 'shipping'),
      contentPath(language, 'returns'),
      contentPath(language, 'repairs'),
      contentPath(language, 'faq'),
    ]);
  });
});
