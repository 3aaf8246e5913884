import {describe, expect, it} from 'vitest';

import {exampleCoffee} from '../../domain/product/product.fixture';
import {reshapeCoffee} from './coffee.server';
import {readMetafields} from './metafields.server';
import {wireMetafields} from './wire-product.fixture';

const read = (fields: Readonly<Record<string, string>>) => reshapeCoffee(readMetafields(wireMetafields(fields)));

describe('a coffee', () => {
  it('of which nothing is known says nothing', () => {
    expect(read({})).toEqual(exampleCoffee());
  });

  it('says all that the roaster says', () => {
    const coffee = read({
      'coffee.taste': '["Nuss","Kakao"]',
      'coffee.roast_degree': 'dark',
      'coffee.intensity': '1',
      'coffee.strength': '3',
      'coffee.acidity': '5',
      'coffee.origin': 'Äthiopien',
      'coffee.altitude': '1900 m',
      'coffee.processing': 'gewaschen',
      'coffee.variety': 'Heirloom',
      'coffee.species': 'Arabica',
      'coffee.farmer': 'Kooperative Shala',
      'coffee.style': 'klar',
      'coffee.type': 'Single Origin',
      'coffee.location': 'Sidama',
      'coffee.coordinates': '2.9° S, 29.8° E',
      'coffee.harvest_time': 'November',
      'coffee.composed_variety': '70 % Heirloom',
      'coffee.collaboration': 'seit 2019',
      'coffee.roast_guidance': '7 Tage',
      'coffee.preparation_methods': '["Handfilter"]',
      'filter.coffee_type': '["espresso","blend"]',
    });
    expect(coffee).toEqual(
      exampleCoffee({
        taste: ['Nuss', 'Kakao'],
        roastDegree: 'dark',
        intensity: 1,
        strength: 3,
        acidity: 5,
        origin: 'Äthiopien',
        altitude: '1900 m',
        processing: 'gewaschen',
        variety: 'Heirloom',
        species: 'Arabica',
        farmer: 'Kooperative Shala',
        style: 'klar',
        isEspresso: true,
        type: 'Single Origin',
        place: {
          location: 'Sidama',
          coordinates: {latitude: -2.9, longitude: 29.8},
          harvestTime: 'November',
          composition: '70 % Heirloom',
          collaboration: 'seit 2019',
        },
        roastGuidance: '7 Tage',
        preparationMethods: ['Handfilter'],
      }),
    );
  });

  it.each([
    ['light', 'light'],
    ['medium', 'medium'],
    ['dark', 'dark'],
    ['black', null],
  ])('roasted %s is %j', (written, roastDegree) => {
    expect(read({'coffee.roast_degree': written}).roastDegree).toBe(roastDegree);
  });

  it.each([
    ['with flag and code', {'coffee.organic': 'true', 'coffee.organic_code': 'DE-ÖKO-001'}, 'DE-ÖKO-001'],
    ['without the code', {'coffee.organic': 'true'}, null],
    ['without the flag', {'coffee.organic_code': 'DE-ÖKO-001'}, null],
  ])('is called organic only with the code of its control body: %s', (_, fields, code) => {
    const {organic, organicSeal} = read({...fields, 'coffee.organic_origin': 'Nicht-EU'});
    expect(organic).toBe(code !== null);
    expect(organicSeal).toEqual(code === null ? null : {code, origin: 'Nicht-EU'});
  });

  it('is brewed by lists that belong together by position', () => {
    const {brewing} = read({
      'brew.method': '["Handfilter","Espresso"]',
      'brew.grind': '["mittel","fein"]',
      'brew.dose': '["15 g","18 g"]',
      'brew.water': '["250 ml"]',
      'brew.temperature': '["94 °C","93 °C"]',
      'brew.time': '["3:00","0:27"]',
      'brew.items': '["Filter","Sieb"]',
    });
    expect(brewing).toEqual([
      {
        method: 'Handfilter',
        grind: 'mittel',
        dose: '15 g',
        water: '250 ml',
        temperature: '94 °C',
        time: '3:00',
        items: 'Filter',
      },
      {method: 'Espresso', grind: 'fein', dose: '18 g', water: null, temperature: '93 °C', time: '0:27', items: 'Sieb'},
    ]);
    expect(read({'brew.method': '["Handfilter"]'}).brewing).toEqual([
      {method: 'Handfilter', grind: null, dose: null, water: null, temperature: null, time: null, items: null},
    ]);
  });
});
