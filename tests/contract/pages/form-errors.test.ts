import {describe, expect, inject, test} from 'vitest';

import {LANGUAGES} from '../../../app/config/languages';
import {elements, tags} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor} from '../../support/visitor';

const visitor = createVisitor(inject('shopOrigin'));

const titleOf = (html: string) => elements(html, 'title')[0]?.text ?? '';
/** What the browser gives the focus when it opens the page. */
const focused = (html: string) =>
  ['a', 'button', 'div', 'input', 'p', 'select', 'textarea'].flatMap((name) =>
    tags(html, name).filter((each) => 'autofocus' in each),
  );

/** Forms by their pages in both languages; all that is sent is empty or wrong. */
const FORMS = [
  ['a withdrawal', {de: '/de/service/widerruf', en: '/en/service/withdrawal'}, {role: 'alert', tabindex: '-1'}],
  ['a cancellation', {de: '/de/service/kuendigung', en: '/en/service/cancellation'}, {role: 'alert', tabindex: '-1'}],
  ['a message', {de: '/de/service/kontakt', en: '/en/service/contact'}, {role: 'alert', tabindex: '-1'}],
  ['a review', {de: '/de/p/boa-luz/review', en: '/en/p/boa-luz/review'}, {role: 'alert', tabindex: '-1'}],
  ['an order', {de: '/de/service/bestellung', en: '/en/service/order'}, {name: 'number', 'aria-invalid': 'true'}],
  ['the newsletter', {de: '/de/newsletter', en: '/en/newsletter'}, {name: 'email', 'aria-invalid': 'true'}],
] as const;

describe.each(LANGUAGES)('a form that is shown again for its errors in %s', (language) => {
  const errors = {de: 'Fehler: ', en: 'Error: '}[language];

  test.each(FORMS)('says so in its title, and begins where they are: %s', async (_, paths, first) => {
    const path = paths[language];
    const {status, body} = await visitor.post(path, {body: {}});
    const {body: empty} = await visitor.get(path);
    expect(status).toBe(422);
    expect(titleOf(body)).toBe(errors + titleOf(empty));
    expect(focused(body)).toMatchObject([first]);
    expect(focused(empty)).toEqual([]);
  });

  test('also where it only asks: the code of a gift subscription', async () => {
    const path = {de: '/de/e/geschenkabo-einloesen', en: '/en/e/redeem-gift-subscription'}[language];
    const {body} = await visitor.get(`${path}?code=FALSCH123`);
    expect(titleOf(body)).toMatch(new RegExp(`^${errors}`));
    expect(focused(body)).toMatchObject([{name: 'code', 'aria-invalid': 'true'}]);
  });
});

test('the errors of a review lead to its fields, its stars included', async () => {
  const t = messages('en');
  const path = '/en/p/boa-luz/review';
  const {body} = await visitor.post(path, {body: {}});
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = elements(body, 'a').filter(({attributes}) => attributes['href']?.startsWith('#review-'));
  expect(links.map(({text}) => text)).toEqual([
    t('review:stars'),
    ...['title', 'text', 'author', 'email'].map((field) => t(`review:fields.${field}`)),
  ]);
  for (const {attributes} of links) expect(ids).toContain(attributes['href']?.slice(1));
  const stars = tags(body, 'input').filter(({name}) => name === 'stars');
  expect(stars).toMatchObject(Array.from({length: 5}, () => ({required: '', 'aria-invalid': 'true'})));
});
