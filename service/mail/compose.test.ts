import {expect, it} from 'vitest';
import {COMPANY} from '../config/company';
import {compose} from './compose';

const letter = {
  subject: 'Two\nlines <b>',
  blocks: ['Hello,', {button: 'Open', href: 'https://shop.example/de?a=1&b=2'}, {quote: '<script>'}],
};

it.each(['de', 'en'] as const)(
  'a letter in %s is text and HTML, says who sends it and why, and is one line in its subject',
  async (language) => {
    const {subject, text, html} = await compose(letter, language);
    expect(subject).toBe('Two lines <b>');
    expect(html).toContain(`<html lang="${language}">`);
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
  expect(html).toContain('<a href="https://shop.example/leave?token=abc" rel="noreferrer">Leave</a>');
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('token=abc');
});

it('looks right in a dark and in a narrow client', async () => {
  const {html} = await compose(letter, 'en');
  expect(html).toContain('<meta name="color-scheme" content="light dark" />');
  expect(html).toMatch(/prefers-color-scheme: dark[^]*max-width: 480px/);
});

it('no line ends amid E-Mail, and addresses stay as they are', async () => {
  const blocks = [
    'Deine E-Mail-Adresse: e-mail@example.com, per E-Mail.',
    {link: 'E-Mails', href: 'https://a.example/e-mail'},
  ];
  const {text, html} = await compose({subject: 'E-Mail', blocks}, 'de');
  expect(text).toContain('Deine E\u2011Mail-Adresse: e-mail@example.com, per E\u2011Mail.');
  expect(text).toContain('E\u2011Mails: https://a.example/e-mail\n');
  expect(html).toContain('href="https://a.example/e-mail"');
  expect(html).toContain('>E\u2011Mails</a>');
});
