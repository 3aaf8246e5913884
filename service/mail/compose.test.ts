import {expect, it} from 'vitest';
import {COMPANY} from '../config/company';
import {compose} from './compose';
import {INLINE} from './mail-styles';

const letter = {
  subject: 'Two\nlines <b>',
  blocks: ['Hello,', {button: 'Open', href: 'https://shop.example/de?a=1&b=2'}, {quote: '<script>'}],
};

it.each(['de', 'en'] as const)(
  'a letter in %s is text and HTML, says who sends it and why, and is one line in its subject',
  async (language) => {
    const {subject, text, html} = await compose(letter, language);
    expect(subject).toBe('Two lines <b>');
    expect(html).toMatch(
      new RegExp(`<html lang="${language}" dir="ltr">[^]*<body[^>]*>\\s*<div lang="${language}" dir="ltr">`),
    );
    expect(html).toContain('&lt;script&gt;');
    for (const form of [text, html]) {
      expect(form).toContain('Lichtung Kaffeerösterei GmbH');
      for (const particular of [
        COMPANY.register.court[language],
        COMPANY.register.number,
        ...COMPANY.managingDirectors,
      ]) {
        expect(form).toContain(particular);
      }
      expect(form).toMatch(/Du bekommst diese E\u2011Mail, weil|You’re getting this e\u2011mail because/);
    }
    expect(text).toContain('https://shop.example/de?a=1&b=2');
  },
);

it.each([
  ['Open the label', 'Open the label:\nhttps://'],
  ['Where is my order?', 'Where is my order?\nhttps://'],
])('the button %j leads on in the text, too', async (button, expected) => {
  const {text} = await compose({...letter, blocks: [{button, href: 'https://shop.example/de'}]}, 'en');
  expect(text).toContain(expected);
});

it('a link in small print shows its address in the text alone', async () => {
  const footer = [{link: 'Leave', href: 'https://shop.example/leave?token=abc'}];
  const {text, html} = await compose({...letter, footer}, 'en');
  expect(text).toContain('Leave: https://shop.example/leave?token=abc');
  expect(html).toMatch(/<a href="https:\/\/shop\.example\/leave\?token=abc" rel="noreferrer"[^>]*>Leave<\/a>/);
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('token=abc');
});

it('looks right in a dark and in a narrow client', async () => {
  const {html} = await compose(letter, 'en');
  expect(html).toContain('<meta name="color-scheme" content="light dark" />');
  expect(html).toMatch(/prefers-color-scheme: dark[^]*max-width: 480px/);
});

it('no line ends amid E-Mail, and addresses stay as they are', async () => {
  const blocks = [
    'Deine E-Mail-Adresse: e-mail@example.com oder ida@e-mail.de, per E-Mail.',
    {link: 'E-Mails', href: 'https://a.example/e-mail'},
  ];
  const {text, html} = await compose({subject: 'E-Mail', blocks}, 'de');
  expect(text).toContain('Deine E\u2011Mail-Adresse: e-mail@example.com oder ida@e-mail.de, per E\u2011Mail.');
  expect(text).toContain('E\u2011Mails: https://a.example/e-mail\n');
  expect(html).toContain('href="https://a.example/e-mail"');
  expect(html).toContain('>E\u2011Mails</a>');
});

/** Returns what is left where a mail program drops the style sheet and the elements of HTML 5. */
const withoutStyles = (html: string) =>
  html.replace(/<style>[^]*<\/style>/, '').replaceAll(/<\/?(?:main|footer|section)[^>]*>/g, '');

it('a letter keeps its lines where its style sheet is dropped', async () => {
  const facts = [['Address', 'Waldweg 1\n20099 Hamburg']] as const;
  const blocks = ['Ada Moos\nWaldweg 1', {quote: 'Dear Ada,\n\nenjoy it'}, {facts}, {small: 'A\nB'}];
  const html = withoutStyles((await compose({subject: 'Lines', blocks}, 'en')).html);
  for (const text of [
    'Ada Moos<br />Waldweg 1<',
    'Dear Ada,<br /><br />enjoy it<',
    'Waldweg 1<br />20099 Hamburg<',
    'A<br />B<',
    'Best wishes<br />The Lichtung team<',
    'GmbH, Am Waldsaum 12, 22765 Hamburg, Germany<br />',
  ]) {
    expect(html).toContain(text);
  }
});

it('every part of a letter looks as meant where its style sheet is dropped', async () => {
  const blocks = [
    'Hello,',
    {heading: 'Address'},
    {button: 'Open', href: 'https://shop.example/de'},
    {code: 'WALD'},
    {facts: [['Name', 'Ada']] as const},
    {list: ['Waldgold']},
    {quote: 'Dear Ada'},
    {small: 'Small print'},
    {link: 'Leave', href: 'https://shop.example/leave'},
  ];
  const html = withoutStyles((await compose({subject: 'Look', blocks}, 'en')).html);
  for (const name of Object.values(INLINE)) expect(html).toContain(`style="${name}"`);
  // Outlook for Windows pads cells alone.
  expect(html).toMatch(/<td style="[^"]*background: #2c5e43[^"]*padding[^"]*"><a [^>]*>Open<\/a><\/td>/);
  expect(html).toMatch(/<td style="padding[^"]*">WALD<\/td>/);
});
