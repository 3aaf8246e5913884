import {paperFilters, roundFilters} from './gear-filters';
import type {Look} from './look';
import {mug, pairOf} from './look-cups';
import {carton} from './look-packs';
import {brush, cloths, cupRack, spoon, stencils, tray, waves} from './look-small';
import {
  basket,
  corkMat,
  discs,
  dosingCup,
  knockBox,
  leveller,
  needles,
  portafilter,
  station,
  tamper,
} from './look-tools';
import {paints, STEEL, together} from './shapes';

const {oak} = paints;
const trayCups = pairOf(mug({colour: '#ece4d6', top: 180, bottom: 150, high: 260}), 230);

/** Filters and tools, by the name of the picture without its colour. */
export const toolLooks: Readonly<Record<string, Look>> = {
  'paper-filters-01-100-pieces': {draw: () => paperFilters, stage: 'moss', footprint: 300, scale: 0.95},
  'paper-filters-small-sanduhr-60-pieces': {draw: () => roundFilters, stage: 'rose', footprint: 460, scale: 0.86},
  'wave-filters-155-50-pieces': {draw: () => waves, stage: 'sand', footprint: 520, scale: 1.25},
  'filter-bags-1-4-80-pieces': {
    draw: () =>
      together([carton('#b98a5a', '1 · 4', '#f3cf90', 620, 320), -170, -30, 0.95], [paperFilters, 260, 20, 0.72]),
    stage: 'mist',
    footprint: 600,
  },
  'atem-round-filters-200-pieces': {draw: () => discs(330, '#fdfaf2'), stage: 'moss', footprint: 520, scale: 1.1},
  'scheibe-metal-disc-filter': {draw: () => discs(300, STEEL, true), stage: 'sun', footprint: 500, scale: 1.15},
  'flannel-cloth-filters-3-pieces': {draw: () => discs(310, '#efe3cc'), stage: 'rose', footprint: 500, scale: 1.12},

  'amboss-tamper': {draw: (colour) => tamper(colour), footprint: 340, scale: 1.25},
  'gleichdruck-spring-tamper': {draw: () => tamper('#343837', 'spring'), stage: 'moss', footprint: 340, scale: 1.25},
  'igel-needle-distributor': {draw: () => needles, stage: 'sun', footprint: 340, scale: 1.15},
  'karussell-leveller': {draw: leveller, footprint: 400, scale: 1.5},
  'feierabend-knock-box': {draw: (colour) => knockBox(colour, 'box'), footprint: 540, scale: 1.15},
  'klopf-knock-box': {draw: () => knockBox(STEEL, 'tub'), stage: 'rose', footprint: 400, scale: 1.4},
  'nackt-bottomless-portafilter': {draw: () => portafilter, stage: 'moss', footprint: 620, scale: 1.1},
  'precision-basket-18-g': {draw: () => basket, stage: 'sand', footprint: 440, scale: 1.45},
  'cork-tamping-mat': {draw: () => corkMat, stage: 'mist', footprint: 620, scale: 1.15},
  'puck-screen-paper-200-pieces': {draw: () => discs(300, '#f3ead6'), stage: 'mist', footprint: 500, scale: 1.15},
  'trichterling-dosing-cup': {draw: () => dosingCup('#3b4a45'), stage: 'sun', footprint: 400, scale: 1.4},
  'tresen-barista-station': {draw: () => station, stage: 'moss', footprint: 640, scale: 1.05},
  'latte-art-stencils-4-pieces': {draw: () => stencils, stage: 'moss', footprint: 520},

  'dachs-grinder-brush': {draw: () => brush(oak, '#e3d5bd'), stage: 'moss', footprint: 240, scale: 1.05},
  'winkel-group-brush': {draw: () => brush('#343837', '#8fb3c4', true), stage: 'sun', footprint: 260, scale: 1.05},
  'barista-cloths-set-of-four': {draw: () => cloths, stage: 'sand', footprint: 500, scale: 1.15},
  'schluerf-cupping-spoon': {draw: () => spoon('#cdd0ca', 'cupping'), stage: 'mist', footprint: 260, scale: 1.05},
  'messlatte-coffee-scoop': {draw: (colour) => spoon(colour, 'scoop'), footprint: 260, scale: 1.05},
  'ofenbank-cup-rack': {draw: () => cupRack, stage: 'sun', footprint: 500, scale: 1.2},
  'brotzeit-tray': {draw: (colour) => tray(colour, trayCups), footprint: 660},
};
