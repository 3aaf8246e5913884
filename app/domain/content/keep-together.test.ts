import {expect, it} from 'vitest';

import {keepTogether, machineText} from './keep-together';

it.each([
  ['ab 39 € Bestellwert', 'ab 39\u00a0€ Bestellwert'],
  ['10 % weniger, 250 g, 36 ml', '10\u00a0% weniger, 250\u00a0g, 36\u00a0ml'],
  ['auf 1.900 m bei 94 °C', 'auf 1.900\u00a0m bei 94\u00a0°C'],
  ['nach § 5b Abs. 3 UWG und §§ 355, 356 BGB', 'nach §\u00a05b Abs. 3 UWG und §§\u00a0355, 356 BGB'],
  ['3 gute Gründe, 2 mal', '3 gute Gründe, 2 mal'],
  ['€39, 10% off', '€39, 10% off'],
  ['Den Gutschein schicken wir dir per E-Mail zu.', 'Den Gutschein schicken wir dir per E-\u2060Mail zu.'],
  ['Two days later an e-mail with the link arrives.', 'Two days later an e-\u2060mail with the link arrives.'],
  ['Deine E-Mail-Adresse', 'Deine E-Mail-Adresse'],
  ['https://shop.example/de/e/e-mail-kurs?from=e-mail', 'https://shop.example/de/e/e-mail-kurs?from=e-mail'],
  ['Schreib an ida@e-mail.de oder info@e-mail-service.de', 'Schreib an ida@e-mail.de oder info@e-mail-service.de'],
  ['Schreib uns an e-mail@lichtung.example, wir antworten', 'Schreib uns an e-mail@lichtung.example, wir antworten'],
])('%s', (words, kept) => {
  expect(keepTogether(words)).toBe(kept);
});

it('replaces words anywhere and leaves the rest unchanged', () => {
  expect(keepTogether({title: 'Ab 5 €', blocks: [{text: '5 kg', wide: true}, null], count: 2})).toEqual({
    title: 'Ab 5\u00a0€',
    blocks: [{text: '5\u00a0kg', wide: true}, null],
    count: 2,
  });
});

it('leaves texts for search engines unchanged', () => {
  const seo = {description: 'Ab 39 € kostenlos, und der Gutschein kommt per E-Mail.'};
  expect(keepTogether({seo})).toEqual({seo});
  expect(machineText('per E-\u2060Mail')).toBe('per E-Mail');
});
