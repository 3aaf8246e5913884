import {afterAll, expect, inject, test} from 'vitest';

import {draft, remove} from '../../support/editor';
import {elements, forms, tags} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor} from '../../support/visitor';

const SHOP = inject('shopOrigin');
const EMULATOR = inject('emulatorOrigin');

/** Of `wrangler.toml`. */
const PREVIEW_KEY = 'local-preview-secret-32-characters!!';
const PATH = '/de/e/ostern';
const DOCUMENT = 'page-de-ostern';
const TITLE = 'Ostern, wie es noch niemand kennt';

const keyForm = (body: string) => forms(body).find(({fields}) => 'key' in fields) ?? {action: '', fields: {}};

/** The form with a button of this name, as a press of it sends the form. */
const pressed = (body: string, button: string) => {
  const form = elements(body, 'form').find(({inside}) => elements(inside, 'button').some(({text}) => text === button));
  const own = elements(form?.inside ?? '', 'button').find(({text}) => text === button)?.attributes;
  const {name = '', value = ''} = own ?? {};
  const hidden = tags(form?.inside ?? '', 'input').map((input) => [input['name'] ?? '', input['value'] ?? ''] as const);
  return {action: form?.attributes['action'] ?? '', fields: {...Object.fromEntries(hidden), [name]: value}};
};

afterAll(() => remove(EMULATOR, `drafts.${DOCUMENT}`));

test('an editor with the key sees drafts with a banner on every page until leaving; other visitors do not', async () => {
  const t = messages('de');
  const english = messages('en');
  const editor = createVisitor(SHOP);
  await draft(EMULATOR, DOCUMENT, {title: TITLE});

  const asked = keyForm((await editor.get(`/de/preview?path=${PATH}`)).body);
  const wrong = await editor.post(asked.action, {body: {...asked.fields, key: 'nicht der Schlüssel'}});
  expect(wrong.status).toBe(422);
  const described =
    tags(wrong.body, 'input')
      .find(({name}) => name === 'key')
      ?.['aria-describedby']?.split(' ') ?? [];
  const descriptions = elements(wrong.body, 'p').filter(({attributes: {id = ''}}) => described.includes(id));
  expect(descriptions.map(({text}) => text).join(' ')).toContain(t('preview:wrong'));

  const again = keyForm(wrong.body);
  const right = await editor.post(again.action, {body: {...again.fields, key: PREVIEW_KEY}});
  expect([right.status, right.headers.get('Location')]).toEqual([303, PATH]);
  const seen = await editor.get(PATH);
  expect(elements(seen.body, 'h1').map(({text}) => text)).toEqual([TITLE]);
  expect(seen.body).toContain(t('preview:drafts'));
  expect(seen.headers.get('Cache-Control')).toBe('private, no-store');
  expect(seen.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');

  const other = await createVisitor(SHOP).get(PATH);
  expect([other.status, other.body.includes(TITLE)]).toEqual([200, false]);
  const forged = {Cookie: `__Host-preview=${Date.now() + 60_000}.${'A'.repeat(43)}`};
  const pretender = await createVisitor(SHOP).get(PATH, forged);
  expect(pretender.body).not.toContain(TITLE);
  expect(pretender.headers.get('Cache-Status')).toContain('hit');

  const leave = pressed((await editor.get('/en')).body, english('preview:end'));
  const left = await editor.post(leave.action, {body: leave.fields});
  expect([left.status, left.headers.get('Location')]).toEqual([303, '/en']);
  expect((await editor.get('/en')).body).not.toContain(english('preview:drafts'));
  expect((await editor.get(PATH)).body).not.toContain(TITLE);
  expect((await createVisitor(SHOP).get(PATH)).body).not.toContain(TITLE);
});
