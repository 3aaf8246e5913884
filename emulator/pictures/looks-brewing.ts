import {boxMill, cordlessMill, electricMill, handMill} from './look-grinders';
import {
  airPress,
  coldBrew,
  drip,
  dripStand,
  dripTower,
  ibrik,
  leverPress,
  potWithStrainer,
  server,
  siphon,
  thermos,
} from './look-brewers';
import {foldingKettle, gooseneck, wideKettle} from './look-kettles';
import {moka, pressPot} from './look-pots';
import {carafe} from './gear-brewers';
import type {Look} from './look';
import {paints, STEEL} from './shapes';

const {walnut, oak, copper} = paints;

/** Grinders, brewers, pots and kettles, by the name of the picture without its colour. */
export const brewingLooks: Readonly<Record<string, Look>> = {
  'skog-hand-grinder': {
    draw: (colour) => handMill({colour, wood: oak, girth: 132, height: 940, knob: 'ball', rings: 3}),
  },
  'skaergard-hand-grinder': {
    draw: (colour) => handMill({colour, wood: walnut, girth: 112, height: 800, knob: 'disc'}),
    scale: 1.12,
  },
  'h3-espresso-hand-grinder': {
    draw: () => handMill({colour: '#3b4a45', wood: walnut, girth: 160, height: 920, rings: 2, ringed: '#f4b860'}),
    stage: 'sun',
  },
  'grosstante-box-grinder': {draw: () => boxMill(oak, '#c9a24f'), stage: 'rose', footprint: 420},
  'ishi-hand-grinder': {
    draw: () =>
      handMill({
        colour: '#f4efe4',
        wood: '#e3d5bd',
        girth: 142,
        height: 880,
        knob: 'ball',
        rings: 2,
        ringed: '#8fb3c4',
      }),
    stage: 'mist',
  },
  'zelt-travel-grinder': {
    draw: (colour) => handMill({colour, wood: '#33302b', girth: 124, height: 780, knob: 'disc', rings: 4}),
    scale: 1.12,
  },
  'korn-coffee-grinder': {
    draw: (colour) => electricMill({colour, width: 176, height: 800, hopper: 'cone', control: 'wheel', catches: 'cup'}),
    footprint: 380,
  },
  'punto-espresso-grinder': {
    draw: (colour) =>
      electricMill({colour, width: 220, height: 850, hopper: 'dome', control: 'screen', catches: 'fork'}),
    footprint: 440,
  },
  'flink-coffee-grinder': {
    draw: (colour) =>
      electricMill({colour, width: 200, height: 780, hopper: 'dome', control: 'buttons', catches: 'drawer'}),
    footprint: 400,
    scale: 1.05,
  },
  'solo-single-dose-grinder': {
    draw: () =>
      electricMill({colour: '#e9e1d2', width: 190, height: 800, hopper: 'bellows', control: 'wheel', catches: 'cup'}),
    stage: 'moss',
    footprint: 400,
  },
  'talg-coffee-grinder': {
    draw: () =>
      electricMill({
        colour: '#3f4744',
        width: 270,
        height: 860,
        hopper: 'cone',
        control: 'buttons',
        catches: 'drawer',
        accent: '#2f3331',
      }),
    stage: 'sand',
    footprint: 500,
    scale: 0.98,
  },
  'tanne-coffee-grinder': {
    draw: (colour) =>
      electricMill({colour, width: 210, height: 740, hopper: 'low', control: 'wheel', catches: 'drawer'}),
    footprint: 420,
    scale: 1.12,
  },
  'ottone-espresso-grinder': {
    draw: () =>
      electricMill({colour: '#c79a45', width: 214, height: 840, hopper: 'dome', control: 'lever', catches: 'fork'}),
    stage: 'rose',
    footprint: 440,
  },
  'wandel-cordless-grinder': {draw: cordlessMill, footprint: 300},

  'trichter-01-dripper': {draw: (colour) => drip({shape: 'cone', colour, on: 'mug'}), footprint: 380},
  'hanabira-dripper': {
    draw: () => drip({shape: 'cone', colour: '#f6f1e8', on: 'server'}),
    stage: 'rose',
    footprint: 420,
  },
  'welle-flat-bottom-dripper': {draw: (colour) => drip({shape: 'flat', colour, on: 'server'}), footprint: 420},
  'glaskegel-dripper': {
    draw: () => drip({shape: 'clear', colour: '#dbe7e1', on: 'server', collar: '#c99f6c'}),
    stage: 'sand',
    footprint: 420,
  },
  'netz-metal-dripper': {draw: () => drip({shape: 'mesh', colour: STEEL, on: 'mug'}), stage: 'moss', footprint: 380},
  'faehrte-folding-dripper': {
    draw: () => drip({shape: 'folding', colour: STEEL, on: 'mug'}),
    stage: 'sun',
    footprint: 380,
  },
  'galgen-pour-over-stand': {draw: dripStand, footprint: 440},
  'barro-dripper': {
    draw: () => drip({shape: 'cone', colour: '#b9593a', on: 'mug', dots: true}),
    stage: 'sun',
    footprint: 380,
  },
  'bistro-dripper': {draw: () => drip({shape: 'cup', colour: '#f8f5ee', on: 'server'}), stage: 'sun', footprint: 420},
  'kupfer-dripper': {draw: () => drip({shape: 'cone', colour: copper, on: 'server'}), stage: 'moss', footprint: 420},
  'schleuse-immersion-dripper': {
    draw: () => drip({shape: 'clear', colour: '#dbe7e1', on: 'mug', collar: paints.clay}),
    stage: 'sand',
    footprint: 380,
  },
  'trichter-03-dripper': {
    draw: () => drip({shape: 'cup', colour: paints.moss, on: 'server'}),
    stage: 'sand',
    footprint: 420,
    scale: 1.08,
  },
  'titanium-cone-metal-filter': {
    draw: () => drip({shape: 'mesh', colour: '#8f979b', on: 'server'}),
    stage: 'rose',
    footprint: 420,
  },

  'tropfen-glass-server': {draw: () => server(oak), stage: 'mist', footprint: 430},
  'nachtschicht-cold-brew-carafe': {draw: () => coldBrew('#2f3331'), stage: 'sand', footprint: 380},
  'sanduhr-cold-drip-tower': {draw: () => dripTower(walnut), stage: 'moss', footprint: 480, scale: 0.98},
  'atem-coffee-press': {draw: airPress, footprint: 360},
  'kraftakt-manual-espresso-maker': {draw: () => leverPress('#3b4a45'), stage: 'sand', footprint: 460},
  'mondlicht-siphon': {draw: () => siphon('#c9a24f'), stage: 'mist', footprint: 440, scale: 0.95},
  'small-sanduhr-glass-carafe': {draw: () => carafe, stage: 'rose', footprint: 400, scale: 0.82},
  'fjord-thermal-jug': {draw: thermos, footprint: 400, scale: 1.05},
  'sari-ibrik': {draw: () => ibrik(copper), stage: 'sun', footprint: 400, scale: 1.15},
  'lu-coffee-pot': {draw: () => potWithStrainer('#f3eee2'), stage: 'rose', footprint: 500, scale: 1.15},

  'havn-french-press': {
    draw: (colour) => pressPot({body: 'solid', colour, handle: '#2f3331', girth: 226, height: 830, lid: colour}),
    footprint: 420,
  },
  'halm-french-press': {
    draw: () => pressPot({body: 'glass', colour: STEEL, handle: '#dcb887', girth: 196, height: 720}),
    stage: 'moss',
    footprint: 380,
    scale: 1.1,
  },
  'bivak-french-press': {
    draw: (colour) => pressPot({body: 'solid', colour, handle: oak, girth: 190, height: 760, lid: '#2f3331'}),
    footprint: 370,
    scale: 1.05,
  },
  'stoneware-french-press': {
    draw: (colour) => pressPot({body: 'solid', colour, handle: colour, girth: 252, height: 740}),
    footprint: 450,
  },
  'small-french-press': {
    draw: () => pressPot({body: 'glass', colour: copper, handle: '#33302b', girth: 210, height: 600}),
    stage: 'mist',
    footprint: 390,
    scale: 1.18,
  },
  'ottagono-moka-pot': {
    draw: () => moka({shape: 'facets', colour: '#c9ccc6'}),
    stage: 'sand',
    footprint: 420,
    scale: 1.05,
  },
  'lago-moka-pot': {draw: (colour) => moka({shape: 'round', colour, handle: '#2f3331'}), footprint: 400, scale: 1.05},
  'smalto-moka-pot': {draw: (colour) => moka({shape: 'facets', colour, handle: walnut}), footprint: 420, scale: 1.05},
  'alba-electric-moka-pot': {
    draw: () => moka({shape: 'round', colour: '#c9ccc6', base: 'plate'}),
    stage: 'rose',
    footprint: 430,
  },
  'gipfel-moka-pot': {
    draw: () => moka({shape: 'tiny', colour: '#9fb0a6', handle: paints.clay}),
    stage: 'moss',
    footprint: 380,
    scale: 1.15,
  },
  'turm-moka-pot': {
    draw: () => moka({shape: 'tall', colour: STEEL, handle: walnut}),
    stage: 'mist',
    footprint: 370,
    scale: 0.98,
  },

  'reiher-gooseneck-kettle': {
    draw: (colour) => gooseneck({colour, handle: walnut, body: [190, 250, 760], plate: true, dial: 'knob'}),
    footprint: 500,
  },
  'teich-kettle': {draw: (colour) => wideKettle(colour, 'electric'), footprint: 500, scale: 1.05},
  'shizuku-pouring-kettle': {
    draw: () => gooseneck({colour: '#b9bcb4', handle: '#caa56c', body: [200, 300, 600], hammered: true}),
    stage: 'sand',
    footprint: 500,
    scale: 1.1,
  },
  'kranich-pouring-kettle': {
    draw: (colour) => gooseneck({colour, handle: '#33302b', body: [160, 220, 640]}),
    footprint: 440,
    scale: 1.15,
  },
  'pfeifer-whistling-kettle': {draw: (colour) => wideKettle(colour, 'whistling'), footprint: 500, scale: 1.02},
  'quelle-travel-kettle': {draw: () => foldingKettle, stage: 'sand', footprint: 460, scale: 1.15},
  'praezis-kettle': {
    draw: () => gooseneck({colour: '#3b4144', handle: '#2f3331', body: [210, 230, 720], plate: true, dial: 'screen'}),
    stage: 'sun',
    footprint: 500,
  },
};
