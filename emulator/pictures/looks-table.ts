import type {Look} from './look';
import {bowls, enamelMug, floatingGlass, iceGlass, lidded, mug, pairOf, travelMug} from './look-cups';
import {frother, milkJug, milkPlunger, shaker, wand} from './look-milk';
import {brewBag, brownJar, landscapeTin, tubes, vacuumCan} from './look-storage';
import {bottle} from './look-packs';
import {cartridges, filterJug, pouch, powderJar, stripBox} from './look-cleaning';
import {book} from './look-gifts';
import {paints, STEEL} from './shapes';

/** Milk, cups, storage, cleaning and books, by the name of the picture without its colour. */
export const tableLooks: Readonly<Record<string, Look>> = {
  'kempten-milk-jug': {draw: () => milkJug(STEEL), stage: 'moss', footprint: 400, scale: 1.3},
  'bunt-milk-jug': {draw: (colour) => milkJug(colour), footprint: 400, scale: 1.3},
  'wolke-milk-frother': {draw: frother, footprint: 400, scale: 1.1},
  'libelle-handheld-frother': {draw: () => wand, stage: 'rose', footprint: 380, scale: 1.05},
  'almhuette-milk-plunger': {draw: () => milkPlunger, stage: 'sand', footprint: 380},
  'limoges-creamer': {draw: () => milkJug('#f8f5ee'), stage: 'rose', footprint: 380, scale: 1.15},
  'puderpause-cocoa-shaker': {draw: () => shaker, stage: 'sand', footprint: 360, scale: 1.25},

  'limoges-espresso-cups-set-of-two': {
    draw: () => pairOf(mug({colour: '#f8f5ee', top: 160, bottom: 96, high: 280, saucer: true})),
    stage: 'mist',
    footprint: 640,
    scale: 1.2,
  },
  'limoges-cappuccino-cups-set-of-two': {
    draw: (colour) =>
      pairOf(mug({colour, top: 236, bottom: 130, high: 330, saucer: true, inside: '#d9a877'}), 250, -120),
    footprint: 680,
    scale: 1.02,
  },
  'barro-mugs-set-of-two': {
    draw: () => pairOf(mug({colour: '#b9593a', top: 210, bottom: 190, high: 440, pattern: 'dots'})),
    stage: 'sand',
    footprint: 600,
    scale: 1.15,
  },
  'lume-sugar-bowl': {draw: () => lidded('#b9593a'), stage: 'mist', footprint: 440, scale: 1.3},
  'tau-double-wall-glasses-set-of-two': {
    draw: () => pairOf(floatingGlass, 270, -80),
    stage: 'moss',
    footprint: 600,
    scale: 1.05,
  },
  'waldrand-mug': {
    draw: (colour) => mug({colour, top: 250, bottom: 236, high: 540, pattern: 'trunks'}),
    footprint: 420,
    scale: 1.35,
  },
  'lager-enamel-mug': {draw: enamelMug, footprint: 420, scale: 1.4},
  'yunomi-bowls-set-of-two': {
    draw: () => pairOf(mug({colour: '#dfe9e6', top: 190, bottom: 160, high: 400, handle: false})),
    stage: 'rose',
    footprint: 580,
    scale: 1.2,
  },
  'cupping-bowls-set-of-six': {draw: () => bowls('#f6f2ea'), stage: 'sand', footprint: 620, scale: 1.15},
  'gletscher-iced-coffee-glasses-set-of-two': {
    draw: () => pairOf(iceGlass, 250, -70),
    stage: 'sun',
    footprint: 560,
    scale: 0.98,
  },

  'faehre-travel-mug': {draw: (colour) => travelMug(colour, 'steel'), footprint: 320, scale: 1.15},
  'pfand-reusable-cup': {draw: (colour) => travelMug(colour, 'wood'), footprint: 320, scale: 1.02},
  'bach-bottle': {draw: (colour) => travelMug(colour, 'bottle'), footprint: 330, scale: 1.02},
  'wandertag-brew-bag': {draw: brewBag, footprint: 560, scale: 1.15},
  'large-vorrat-coffee-tin': {draw: (colour) => landscapeTin(colour, 880, 290, '#dcb887'), footprint: 430},
  'unterdruck-vacuum-canister': {draw: () => vacuumCan, stage: 'rose', footprint: 380, scale: 1.05},
  'einmach-storage-jar': {draw: () => brownJar, stage: 'moss', footprint: 400, scale: 1.05},
  'single-dose-tubes-set-of-twelve': {draw: () => tubes, stage: 'sand', footprint: 560, scale: 1.15},

  'klar-backflush-powder': {draw: () => powderJar(paints.forest, 'Klar'), stage: 'mist', footprint: 400, scale: 1.15},
  'liquid-descaler': {
    draw: () => bottle('#6f9fae', 'Entkalker', 'cleaner'),
    stage: 'sand',
    footprint: 320,
    scale: 0.98,
  },
  'cleaning-tablets-50-pieces': {
    draw: () => powderJar('#6f9fae', '50 Tabs', true),
    stage: 'rose',
    footprint: 440,
    scale: 1.12,
  },
  'grinder-cleaning-granules': {draw: () => pouch('#c79a45', 'Körner'), stage: 'moss', footprint: 430, scale: 1.1},
  'alm-milk-system-cleaner': {
    draw: () => bottle('#e5ddcb', 'Alm', 'cleaner'),
    stage: 'moss',
    footprint: 320,
    scale: 0.98,
  },
  'moos-water-filter-jug': {draw: filterJug, footprint: 450, scale: 1.02},
  'filter-cartridges-set-of-three': {draw: () => cartridges, stage: 'sun', footprint: 520, scale: 1.1},
  'water-hardness-test-strips-10-pieces': {
    draw: () => stripBox('#4d7f8d', '°dH', ['#9b2c45', '#c8754c', '#eeb04e', '#7d9a78']),
    stage: 'sand',
    footprint: 420,
    scale: 1.1,
  },
  'minerals-for-brewing-water': {
    draw: () => stripBox('#24523d', 'Mineralien', ['#8fb3c4', '#7d9a78', '#8fb3c4', '#cfae7f']),
    stage: 'mist',
    footprint: 420,
    scale: 1.1,
  },

  'book-water-first': {
    draw: () => book('#2f5f73', ['Erst das', 'Wasser'], 'drop'),
    stage: 'sand',
    footprint: 400,
    scale: 1.05,
  },
  'book-a-small-school-of-roasting': {
    draw: () => book('#6a3320', ['Kleine', 'Röstschule'], 'flame'),
    stage: 'moss',
    footprint: 400,
    scale: 1.05,
  },
  'book-on-the-slope': {draw: () => book('#2d6a4f', ['Am Hang'], 'hill'), stage: 'rose', footprint: 400, scale: 1.05},
  'tasting-notebook': {draw: (colour) => book(colour, ['Verkostung'], 'lines'), footprint: 400, scale: 0.95},
};
