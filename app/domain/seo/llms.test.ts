import {expect, it} from 'vitest';

import {llmsText} from './llms';

it('has a name, a summary and links by section', () => {
  const link = {title: 'Versand', path: '/de/e/versand', note: 'Kosten und Länder'};
  const text = llmsText({
    origin: 'https://shop.example',
    name: 'Lichtung',
    summary: 'Kaffee.',
    sections: [{title: 'Service', links: [link]}],
  });
  expect(text).toBe(
    '# Lichtung\n\n> Kaffee.\n\n## Service\n\n- [Versand](https://shop.example/de/e/versand): Kosten und Länder\n',
  );
});
