import type {Text} from '../seed/types';
import {automatic} from './look-machines';
import {electricMill} from './look-grinders';
import {flat, line, oval} from './paper';
import {onStage, stages} from './stage';
import type {Thing} from './stage';

/** A silent video for a gallery, drawn like the pictures, one frame at a time. */
export type DrawnVideo = {
  /** The drawn picture that stands for it until it plays. */
  readonly poster: string;
  readonly alt: Text;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly frames: number;
  /** The SVG of a frame, 0 to `frames - 1`; the last leads back to the first. */
  readonly draw: (frame: number) => string;
};

const SHAPE = {width: 480, height: 600, framesPerSecond: 12, frames: 24} as const;

type Setting = {
  readonly name: string;
  readonly stage: keyof typeof stages;
  readonly footprint: number;
  readonly scale?: number;
};

function video({name, stage, footprint, scale = 1}: Setting, thing: Thing, moving: (share: number) => string) {
  return (frame: number): string =>
    onStage(
      {name, ...stages[stage], footprint, scale, shown: SHAPE.width},
      (canvas) => thing(canvas) + moving(frame / SHAPE.frames),
    );
}

/** Grounds that fall from the grinder into its cup. */
function falling(share: number): string {
  return Array.from({length: 14}, (_, index) => {
    const fall = (share + index / 14) % 1;
    const x = Math.sin(index * 2.6) * 46;
    return flat(oval(x, -352 + fall * fall * 104, 9 + (index % 3) * 3, 7), index % 2 === 0 ? '#5b341f' : '#7a4a2a');
  }).join('');
}

/** Two threads of coffee that run, and steam that wanders. */
function running(share: number): string {
  const drops = [-38, 38].flatMap((x) =>
    [0, 0.34, 0.67].map((shift) => flat(oval(x, -470 + ((share + shift) % 1) * 140, 8, 20), '#8a5a36')),
  );
  const sway = Math.sin(share * Math.PI * 2) * 26;
  const steam = [-50, 46].map((x) =>
    line(`M${x} -360q${-30 + sway} -50 0 -100t${sway * 0.5} -90`, '#ffffff', 14, 0.55),
  );
  return drops.join('') + steam.join('');
}

/** The videos by the name that a gallery calls them. */
export const videos: ReadonlyMap<string, DrawnVideo> = new Map([
  [
    'solo-grinding',
    {
      ...SHAPE,
      poster: 'solo-single-dose-grinder',
      alt: {de: 'Solo mahlt, das Pulver fällt in den Becher', en: 'Solo is grinding, the grounds fall into the cup'},
      draw: video(
        {name: 'solo-single-dose-grinder', stage: 'moss', footprint: 400},
        electricMill({colour: '#e9e1d2', width: 190, height: 800, hopper: 'bellows', control: 'wheel', catches: 'cup'}),
        falling,
      ),
    },
  ],
  [
    'milseburg-cappuccino',
    {
      ...SHAPE,
      poster: 'milseburg-fully-automatic-machine',
      alt: {de: 'Aus Milseburg läuft ein Cappuccino in die Tasse', en: 'A cappuccino runs from Milseburg into the cup'},
      draw: video(
        {name: 'milseburg-fully-automatic-machine', stage: 'sand', footprint: 600, scale: 0.95},
        automatic({colour: '#2f3d3a', half: 380, height: 960, screen: 'large', hoppers: 2, milk: true}),
        running,
      ),
    },
  ],
]);
