import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {LANGUAGES} from '../../app/config/languages';
import {seed} from '../../emulator/seed/seed';
import {cases, isFullRun} from '../support/full-run';
import {contradictionsOf, openWorld} from '../support/offer-statements';
import {SETTINGS, STATES, type ProductState} from '../support/offer-world';

const states = Object.keys(STATES).filter((name): name is keyof typeof STATES => Object.hasOwn(STATES, name));

const productState: fc.Arbitrary<ProductState> = fc.record({
  setting: fc.constantFrom(...SETTINGS),
  states: fc.array(fc.constantFrom(...states), {minLength: 1, maxLength: 4}),
});

/** In the gate one of each kind; in the full run every product. */
const SAMPLE = [
  'waldgold',
  'hausespresso',
  'alto-rocio',
  'wanderung',
  'kapseln-waldgold',
  'drip-bags-morgentau',
  'cold-brew-pur',
  'probierset-drei-lichtungen',
  'geschenkbox-sonntag',
  'handfilter-trichter',
  'geschenkgutschein',
];

const handles = seed.products.filter(({handle}) => isFullRun || SAMPLE.includes(handle.de)).map(({handle}) => handle);

describe.each(LANGUAGES)('what the shop says of an offer is what cart and checkout do, in %s', (language) => {
  it('of every product as it is', async () => {
    const world = await openWorld([], language);
    for (const handle of handles) expect(await contradictionsOf(world, handle[language]), handle.de).toEqual([]);
  });

  it('of every product, however it and its variants stand', async () => {
    const productStates = fc.array(productState, {minLength: 1, maxLength: 12});
    await fc.assert(
      fc.asyncProperty(productStates, async (given) => {
        const world = await openWorld(given, language);
        for (const handle of handles) expect(await contradictionsOf(world, handle[language]), handle.de).toEqual([]);
      }),
      cases({quick: 2, full: 12}),
    );
  });
});
