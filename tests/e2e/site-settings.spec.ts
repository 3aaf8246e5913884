import {DEFAULT_SITE_SETTINGS} from '~/config/site-settings';

import {CMS_DOWN, controlOf} from '../support/control';
import {edit} from '../support/editor';
import {expect, test} from '../support/shop-test';
import {createVisitor} from '../support/visitor';

const bar = async (visitor: ReturnType<typeof createVisitor>, language: 'de' | 'en'): Promise<unknown> =>
  JSON.parse((await visitor.get(`/${language}/announcement.json`)).body);

test('site settings come from the CMS per language; without it what was said last, then the defaults', async ({
  ownShop,
}) => {
  const visitor = createVisitor(ownShop.shop);
  const control = controlOf(ownShop.emulator);
  await control.breakDown(CMS_DOWN);
  expect(await bar(visitor, 'en')).toEqual(DEFAULT_SITE_SETTINGS.en.announcementBar);
  await control.repair();

  const {announcementBar} = DEFAULT_SITE_SETTINGS.de;
  await edit(ownShop.emulator, 'siteSettings-de-settings', {
    announcementBar: {...announcementBar, pitchText: 'Morgens um sechs rösten wir.'},
    footerFootnote: {footnoteActive: true, footnoteText: 'Am 24. haben wir zu.'},
    pdpBuyboxFootnote: {buyboxFootnoteActive: true, buyboxFootnoteText: 'Bis Freitag mit Grußkarte.'},
  });
  await expect.poll(() => bar(visitor, 'de')).toMatchObject({pitchText: 'Morgens um sechs rösten wir.'});
  await expect.poll(async () => (await visitor.get('/de/p/waldgold')).body).toContain('Am 24. haben wir zu.');
  expect((await visitor.get('/de/p/waldgold')).body).toContain('Bis Freitag mit Grußkarte.');
  expect((await visitor.get('/en/p/waldgold')).body).not.toContain('Am 24.');

  await control.breakDown(CMS_DOWN);
  expect((await visitor.get('/de/p/morgentau')).body, 'a page that was not kept').toContain('Am 24. haben wir zu.');
});
