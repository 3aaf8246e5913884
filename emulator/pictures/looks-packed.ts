import type {Bagged} from './gear-sets';
import {bag, tastingSet} from './gear-sets';
import {cups} from './gear-table';
import {mokaPot} from './gear-pots';
import {paperFilters} from './gear-filters';
import type {Look} from './look';
import {coldBrew, drip} from './look-brewers';
import {enamelMug, iceGlass, mug, pairOf} from './look-cups';
import {wand} from './look-milk';
import {handMill} from './look-grinders';
import {bottle, capsules, drink, dripBox} from './look-packs';
import {calendar, deliveries, giftBox, thankYou} from './look-gifts';
import {paints, STEEL, together} from './shapes';

/**
 * Returns the looks of food in packs, sets and gifts, by the name of the picture; `bagged` gives a coffee of the data
 * by its handle.
 */
export const packedLooks = (bagged: (handle: string) => Bagged): Readonly<Record<string, Look>> => {
  const set =
    (...handles: readonly string[]) =>
    () =>
      tastingSet(handles.map(bagged));
  const oneBag = (handle: string) => bag(bagged(handle), 0, 0, 0.72);
  return {
    'waldgold-capsules': {draw: () => capsules('#4a2f22', 'Waldgold', '#e6c5a4'), stage: 'sand', footprint: 560},
    'morgentau-capsules': {draw: () => capsules('#c98a5e', 'Morgentau', '#f9d3b4'), stage: 'moss', footprint: 560},
    'stille-capsules': {draw: () => capsules('#7f9a78', 'Stille', '#efe0bd'), stage: 'rose', footprint: 560},
    'shala-buna-drip-bags': {draw: () => dripBox('#7c3c57', 'Shala Buna', '#fce3d3'), stage: 'sand', footprint: 600},
    'halbschatten-drip-bags': {draw: () => dripBox('#7f9a78', 'Halbschatten', '#f8dd8f'), stage: 'sun', footprint: 600},
    'pure-cold-brew': {draw: () => drink('#4a2f22', 'Cold Brew', '#f4c9c0'), stage: 'mist', footprint: 560},
    'oat-flat-white': {draw: () => drink('#c19158', 'Hafer', '#fdf1d3'), stage: 'moss', footprint: 560},
    'cascara-lemonade': {draw: () => drink('#9b2c45', 'Cascara', '#f8dd8f'), stage: 'sun', footprint: 560},
    'cold-brew-concentrate': {draw: () => bottle('#3a2014', 'Cold Brew'), stage: 'sand', footprint: 320, scale: 0.98},

    'bright-days-tasting-set': {
      draw: set('shala-buna', 'gathera', 'yacuma', 'thung-chang'),
      stage: 'sun',
      footprint: 760,
    },
    'dark-nights-tasting-set': {
      draw: set('dulce-sombra', 'waldgold', 'riva', 'nachtfalter'),
      stage: 'rose',
      footprint: 760,
    },
    'decaf-tasting-set': {
      draw: set('stille', 'mondschein', 'halbschatten', 'windstille'),
      stage: 'mist',
      footprint: 760,
    },
    'six-farms-tasting-set': {
      draw: set('la-quebrada', 'finca-ocaso', 'rio-chirripo', 'boa-luz', 'ceniza', 'huye'),
      stage: 'moss',
      footprint: 800,
    },
    'cold-brew-coffee-set': {
      draw: () =>
        together(
          [oneBag('finca-ocaso'), 320, -60, 0.9],
          [coldBrew('#2f3331'), -190, -10, 0.9],
          [iceGlass, 110, 30, 0.62],
        ),
      stage: 'sand',
      footprint: 700,
    },
    'first-week-espresso-set': {
      draw: () => together([oneBag('waldgold'), 260, -50, 0.96], [mokaPot, -240, 10, 0.88], [wand, 110, 40, 0.5]),
      stage: 'moss',
      footprint: 680,
    },
    'on-the-road-travel-set': {
      draw: () =>
        together(
          [paperFilters, 300, -70, 0.6],
          [
            handMill({colour: paints.moss, wood: '#33302b', girth: 124, height: 780, knob: 'disc', rings: 4}),
            -280,
            -30,
            0.9,
          ],
          [drip({shape: 'folding', colour: STEEL, on: 'mug'}), 60, 20, 0.62],
          [enamelMug(paints.forest), 380, 30, 0.6],
        ),
      stage: 'sun',
      footprint: 720,
    },
    'sunday-gift-box': {
      draw: () => together([giftBox('#f1dcb0', '#24523d'), 0, -60, 0.98], [cups('#f1e8d8'), 330, 20, 0.34]),
      stage: 'moss',
      footprint: 620,
    },
    'after-work-gift-box': {
      draw: () =>
        together(
          [giftBox('#6f3b2b', '#f4b860'), 0, -60, 0.98],
          [pairOf(mug({colour: '#f8f5ee', top: 160, bottom: 96, high: 280, saucer: true})), 330, 20, 0.42],
        ),
      stage: 'sand',
      footprint: 620,
    },
    'knospe-spring-set': {
      draw: () =>
        together(
          [giftBox('#cfdcc8', '#9b2c45'), 0, -60, 0.98],
          [mug({colour: paints.moss, top: 250, bottom: 236, high: 540, pattern: 'trunks'}), 360, 20, 0.5],
        ),
      stage: 'rose',
      footprint: 620,
    },
    '24-clearings-advent-calendar': {draw: () => calendar, stage: 'rose', footprint: 560},
    'little-thank-you': {draw: () => thankYou, stage: 'sand', footprint: 560, scale: 1.1},
    'gift-subscription': {draw: () => deliveries, stage: 'moss', footprint: 600, scale: 0.98},
  };
};
