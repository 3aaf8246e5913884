import {describe, expect, it} from 'vitest';

import {leadOf} from './lead';

describe('the beginning of a text', () => {
  it.each([
    ['all of a short one', 'Klar und hell.', 'Klar und hell.'],
    ['its words without markup', '<p>Klar &amp; hell.</p><p>S&uuml;&szlig;.</p>', 'Klar & hell. Süß.'],
    ['the sentences that fit', 'Kurz und klar gesagt. Danach kommt noch viel mehr davon.', 'Kurz und klar gesagt.'],
    [
      'no half of a sentence after an abbreviation',
      'Passt zu Papier, z. B. Trichter und vielen mehr.',
      'Passt zu Papier, z. B. Trichter…',
    ],
    [
      'no half of a sentence before a number',
      'Der Kessel aus Stahl erhitzt ca. 1 Liter Wasser in Minuten.',
      'Der Kessel aus Stahl erhitzt ca.…',
    ],
    ['none before a noun', 'Ein Kessel aus Stahl, mit max. Inhalt von 1 Liter.', 'Ein Kessel aus Stahl, mit max.…'],
    [
      'words up to the end, after a sentence too short for it',
      'Schön. Danach kommt noch viel mehr davon.',
      'Schön. Danach kommt noch viel…',
    ],
    [
      'no comma before the ellipsis',
      'Eins zwei drei vier fünf sechs, sieben acht neun',
      'Eins zwei drei vier fünf sechs…',
    ],
    ['a word that is too long, cut', 'Donaudampfschifffahrtsgesellschaftskapitän', 'Donaudampfschifffahrtsgesellscha…'],
  ])('is %s', (_, text, lead) => {
    expect(leadOf(text, 32)).toBe(lead);
  });
});
