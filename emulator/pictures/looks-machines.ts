import {cup} from './gear-table';
import {dialScale, flatScale, pocketScale, thermometer, timer} from './look-scales';
import {automatic, coldMachine, espresso, filterMachine, flaskMachine} from './look-machines';
import type {Look} from './look';
import {paints} from './shapes';

const {oak} = paints;
const littleCup = cup('#e8ded0', 0, 0, 0.56);

/** Scales and machines, by the name of the picture without its colour. */
export const machineLooks: Readonly<Record<string, Look>> = {
  'gran-espresso-scale': {
    draw: (colour) => flatScale({plate: colour, frame: '#2c3031', width: 360, deep: 200, on: littleCup}),
    footprint: 460,
    scale: 1.2,
  },
  'brett-coffee-scale': {
    draw: (colour) => flatScale({plate: colour, frame: '#3a2c24', width: 460, deep: 260, on: littleCup}),
    footprint: 580,
    scale: 1.08,
  },
  'markt-kitchen-scale': {draw: dialScale, footprint: 440},
  'taschenrechner-pocket-scale': {draw: () => pocketScale, stage: 'sun', footprint: 500, scale: 1.15},
  'fuehler-thermometer': {draw: () => thermometer, stage: 'moss', footprint: 200, scale: 1.1},
  'vier-minuten-brew-timer': {draw: timer, footprint: 380, scale: 1.1},

  'milano-espresso-machine': {draw: (colour) => espresso({colour, half: 500, height: 960, gauges: 2}), footprint: 660},
  'leva-lever-machine': {
    draw: () => espresso({colour: '#c79a45', half: 360, height: 880, gauges: 1, lever: true, cups: false}),
    stage: 'moss',
    footprint: 520,
  },
  'zwei-espresso-machine': {draw: (colour) => espresso({colour, half: 470, height: 980, gauges: 2}), footprint: 640},
  'klein-espresso-machine': {
    draw: (colour) => espresso({colour, half: 300, height: 960, gauges: 0, wood: oak}),
    footprint: 440,
  },
  'piccolina-espresso-machine': {
    draw: () => espresso({colour: '#9b2c45', half: 350, height: 940, gauges: 0, wood: '#33302b'}),
    stage: 'sand',
    footprint: 480,
  },
  'atelier-espresso-machine': {
    draw: () => espresso({colour: '#2f3d3a', half: 580, height: 840, gauges: 2, groups: 2}),
    stage: 'rose',
    footprint: 720,
  },
  'feder-travel-espresso-machine': {draw: flaskMachine, footprint: 300},
  'ulster-1-fully-automatic-machine': {
    draw: (colour) => automatic({colour, half: 330, height: 930, screen: 'none'}),
    footprint: 480,
  },
  'ulster-2-fully-automatic-machine': {
    draw: (colour) => automatic({colour, half: 360, height: 930, screen: 'small', wand: true}),
    footprint: 500,
  },
  'milseburg-fully-automatic-machine': {
    draw: () => automatic({colour: '#2f3d3a', half: 380, height: 960, screen: 'large', hoppers: 2, milk: true}),
    stage: 'sand',
    footprint: 600,
    scale: 0.95,
  },
  'kleinsassen-fully-automatic-machine': {
    draw: (colour) => automatic({colour, half: 270, height: 960, screen: 'small'}),
    footprint: 420,
  },
  'wasserkuppe-office-machine': {
    draw: () => automatic({colour: '#4a504e', half: 450, height: 1000, screen: 'large', hoppers: 2}),
    stage: 'mist',
    footprint: 620,
    scale: 0.98,
  },
  'pegel-filter-coffee-machine': {
    draw: (colour) => filterMachine({colour, style: 'tower', jug: 'thermal'}),
    footprint: 580,
  },
  'duo-filter-coffee-machine': {
    draw: (colour) => filterMachine({colour, style: 'duo', jug: 'glass'}),
    footprint: 580,
    scale: 0.94,
  },
  'muehlbach-grind-and-brew-machine': {
    draw: () => filterMachine({colour: '#3b4144', style: 'grinder', jug: 'thermal'}),
    stage: 'rose',
    footprint: 580,
    scale: 0.94,
  },
  'foreningen-filter-coffee-machine': {
    draw: (colour) => filterMachine({colour, style: 'columns', jug: 'glass'}),
    footprint: 580,
  },
  'frost-cold-brew-machine': {draw: () => coldMachine('#3b4144'), stage: 'sun', footprint: 420, scale: 0.95},
};
