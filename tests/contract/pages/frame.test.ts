import {describe, expect, inject, test} from 'vitest';

import {BRAND} from '../../../app/config/brand';
import {LANGUAGES} from '../../../app/config/languages';
import {DEFAULT_SITE_SETTINGS} from '../../../app/config/site-settings';
import {elements, tags} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor} from '../../support/visitor';

const visitor = createVisitor(inject('shopOrigin'));

describe.each(LANGUAGES)('around every page in %s', (language) => {
  const t = messages(language);
  const home = language === 'de' ? '/' : '/en';
  const titleOf = (key: string) => t(`footer:${key}.title`);
  const headings = (html: string) => elements(html, 'h2').map(({text}) => text);
  const partOf = (html: string, key: string) => {
    const [footer] = elements(html, 'footer');
    const part = elements(footer?.inside ?? '', 'section').find(({inside}) => headings(inside).includes(titleOf(key)));
    return {
      text: part?.text ?? '',
      links: elements(part?.inside ?? '', 'a'),
      stars: tags(part?.inside ?? '', 'svg').filter(({role}) => role === 'img'),
      pictures: tags(part?.inside ?? '', 'img').filter(({alt}) => alt !== ''),
    };
  };
  const expectStatutory = (html: string) => {
    const links = elements(html, 'a').map(({text}) => text);
    for (const key of ['withdraw', 'cancel']) expect(links).toContain(t(`shell:footer.legal.${key}`));
  };

  test('the end of the home page is whole', async () => {
    const {body} = await visitor.get(home);
    expectStatutory(body);
    for (const key of ['shipping', 'returns', 'repairs', 'faq']) {
      const link = partOf(body, 'help').links.find(({text}) => text === t(`footer:help.${key}`));
      expect(link?.attributes).toMatchObject({href: t(`footer:help.${key}Url`)});
      expect(link?.attributes).not.toHaveProperty('target');
    }
    expect(partOf(body, 'trust').text).toContain(t('footer:trust.grade'));
    expect(partOf(body, 'trust').links).toHaveLength(4);
    expect(partOf(body, 'trust').stars).toMatchObject([{'data-stars': '5'}]);
    expect(partOf(body, 'payment').pictures).toHaveLength(9);
    expect(partOf(body, 'carriers').pictures).toHaveLength(1);
    expect(partOf(body, 'social').links).toHaveLength(Object.keys(BRAND.social).length);
    expect(headings(body)).toContain(titleOf('links'));
    expect(headings(body)).not.toContain(titleOf('care'));
  });

  test('the end of the cart is short', async () => {
    const {body} = await visitor.get(`/${language}/checkout/cart`);
    expectStatutory(body);
    const care = partOf(body, 'care');
    const phone = care.links.find(({text}) => text.includes(BRAND.phone.display));
    expect(phone?.attributes).toMatchObject({href: BRAND.phone.href});
    const contact = care.links.find(({text}) => text === t('footer:care.contact'));
    expect(contact?.attributes).toHaveProperty('href');
    expect(contact?.attributes).not.toHaveProperty('target');
    expect(care.text).toContain(t('footer:care.monday', BRAND.careHours.monday));
    expect(care.text).toContain(t('footer:care.otherDays', BRAND.careHours.otherDays));
    for (const key of ['help', 'carriers', 'social', 'links']) expect(headings(body)).not.toContain(titleOf(key));
  });

  test('where nothing is, the statutory links are all that ends the page', async () => {
    const {body} = await visitor.get(`/${language}/nowhere`);
    expectStatutory(body);
    expect(tags(body, 'footer')).toEqual([]);
  });

  test('a page that breaks says so inside the frame', async () => {
    const {status, body} = await visitor.get(`/${language}/_design?broken`);
    expect(status).toBe(500);
    expect(elements(body, 'h1').map(({text}) => text)).toEqual([t('errors:broken.title')]);
    const back = elements(body, 'a').find(({text}) => text === t('errors:back'));
    expect(back?.attributes).toMatchObject({href: home});
    expectStatutory(body);
  });

  test('the announcement is no part of the document', async () => {
    expect((await visitor.get(home)).body).not.toContain(DEFAULT_SITE_SETTINGS[language].announcementBar.pitchText);
  });

  test('the button of the cart is a link', async () => {
    const {body} = await visitor.get(home);
    const button = elements(body, 'a').filter(({attributes}) => 'data-cart-link' in attributes);
    expect(button.map(({attributes}) => attributes['href'])).toEqual([`/${language}/checkout/cart`]);
    expect(button[0]?.text).toContain(t('shell:header.cart'));
  });
});
