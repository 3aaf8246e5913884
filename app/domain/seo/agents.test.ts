import {expect, it} from 'vitest';

import {agentsText} from './agents';

it('has a name, a summary, and rules and links by section', () => {
  const link = {title: 'Versand', path: '/de/e/versand', note: 'Kosten und Länder'};
  const text = agentsText({
    origin: 'https://shop.example',
    name: 'Lichtung',
    summary: 'Kaffee.',
    sections: [
      {title: 'Regeln', rules: ['Ein Mensch bestellt.']},
      {title: 'Service', links: [link]},
    ],
  });
  expect(text).toBe(
    '# Lichtung\n\n> Kaffee.\n\n## Regeln\n\n- Ein Mensch bestellt.\n\n' +
      '## Service\n\n- [Versand](https://shop.example/de/e/versand): Kosten und Länder\n',
  );
});
