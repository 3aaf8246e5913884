import type {Look} from './look';
import {burrs} from './look-grinders';
import {
  drawer,
  feet,
  grid,
  handle,
  hopper,
  hoses,
  knob,
  lid,
  openJug,
  plunger,
  steamTip,
  tank,
  valve,
} from './look-parts';
import {beaker, brewingUnit, crank, rings} from './look-small';
import {discs, dosingCup} from './look-tools';
import {paints, STEEL} from './shapes';

/** Spare parts, by the name of the picture. */
export const partLooks: Readonly<Record<string, Look>> = {
  'burr-set-for-h1': {draw: burrs, stage: 'sand', footprint: 520, scale: 1.2},
  'burr-set-for-skog': {draw: burrs, stage: 'rose', footprint: 480, scale: 1.1},
  'group-gasket-58-mm-set-of-two': {draw: () => rings('#3f4744', 2), stage: 'sun', footprint: 480, scale: 1.2},
  'spare-glass-for-french-press': {draw: () => beaker, stage: 'sand', footprint: 380},
  'moka-pot-gasket-set': {draw: () => rings('#c8754c', 3), stage: 'mist', footprint: 480, scale: 1.15},
  'atem-plunger-seal': {draw: () => rings('#7d9a78', 1), stage: 'rose', footprint: 420, scale: 1.35},
  'ulster-brewing-unit': {draw: () => brewingUnit, stage: 'moss', footprint: 480, scale: 1.05},
  'long-crank-for-h1': {draw: () => crank, stage: 'mist', footprint: 460, scale: 1.05},

  'burr-set-for-h3': {draw: burrs, stage: 'mist', footprint: 460, scale: 1.05},
  'burrs-for-kern': {draw: burrs, stage: 'moss', footprint: 500, scale: 1.15},
  'burrs-for-punto': {draw: burrs, stage: 'sun', footprint: 520, scale: 1.2},
  'bean-hopper-for-korn': {draw: () => hopper, stage: 'sand', footprint: 320, scale: 1.15},
  'catch-cup-for-skog': {draw: () => dosingCup('#cfdcd6'), stage: 'rose', footprint: 380, scale: 1.3},
  'knob-for-h1-and-h2': {draw: () => knob(paints.walnut), stage: 'mist', footprint: 300, scale: 1.2},
  'drawer-for-grosstante': {draw: () => drawer(paints.oak), stage: 'moss', footprint: 560, scale: 1.15},
  'crank-for-zelt': {draw: () => crank, stage: 'sun', footprint: 460, scale: 0.95},
  'feet-for-grinders-set-of-four': {draw: () => feet, stage: 'sand', footprint: 520, scale: 1.25},

  'water-tank-for-pegel': {draw: () => tank, stage: 'rose', footprint: 380},
  'glass-jug-for-pegel': {draw: () => openJug, stage: 'moss', footprint: 380, scale: 1.05},
  'lid-for-fjord': {draw: () => lid(paints.forest), stage: 'sun', footprint: 460, scale: 1.3},
  'plunger-for-french-press': {draw: () => plunger, stage: 'mist', footprint: 420},
  'safety-valve-for-moka-pots': {draw: () => valve, stage: 'moss', footprint: 280, scale: 1.15},
  'handle-for-ottagono': {draw: () => handle, stage: 'sand', footprint: 420},
  'steam-tip-with-four-holes': {draw: () => steamTip, stage: 'mist', footprint: 260},
  'drip-grid-for-eins': {draw: () => grid, stage: 'rose', footprint: 620, scale: 1.15},
  'shower-screen-58-mm': {draw: () => discs(280, STEEL, true), stage: 'moss', footprint: 480, scale: 1.1},
  'milk-hose-for-milseburg': {draw: () => hoses, stage: 'sun', footprint: 480, scale: 1.05},
};
