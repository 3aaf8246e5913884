import {expect, test} from 'vitest';

import {LANGUAGES} from '../../app/config/languages';
import {leadOf, LONGEST_LEAD} from '../../app/domain/seo/lead';
import {seed} from '../../emulator/seed/seed';

test.each(LANGUAGES)('no two goods are described to search engines alike, in %s', (language) => {
  const told = seed.products.filter(({seo, productType}) => seo === null && productType !== 'Coffee');
  const leads = told.map(({descriptionHtml}) => leadOf(descriptionHtml[language], LONGEST_LEAD));
  expect(leads.length).toBeGreaterThan(150);
  expect(new Set(leads).size).toBe(leads.length);
});
