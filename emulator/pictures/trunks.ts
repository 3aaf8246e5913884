import {flat, mix, num, sheet} from './paper';
import type {Lift} from './paper';

export type Trunk = {
  readonly x: number;
  /** Where it stands, in pixels from the top. */
  readonly foot: number;
  /** Where it leaves the picture. */
  readonly top: number;
  readonly girth: number;
  /** Pixels that the top is off to the right of the foot. */
  readonly lean: number;
  readonly colour: string;
  /** The light along its bright side. */
  readonly light: string;
  /** -1: lit from the left, 1: from the right. */
  readonly side: -1 | 1;
  readonly lift: Lift;
  readonly random: () => number;
};

function edge(trunk: Trunk, offset: number, down: boolean): string {
  const {x, foot, top, girth, lean} = trunk;
  const high = foot - top;
  const waist = girth * offset;
  const flare = girth * offset * 1.9;
  const knee = foot - Math.min(high * 0.2, girth * 2.2);
  return down
    ? `C${num(x + lean * 0.5 + waist * 0.9)} ${num(top + high * 0.4)} ${num(x + waist)} ${num(knee - girth)} ` +
        `${num(x + waist * 1.1)} ${num(knee)}Q${num(x + waist * 1.2)} ${num(foot - girth * 0.35)} ${num(x + flare)} ${num(foot)}`
    : `Q${num(x + waist * 1.2)} ${num(foot - girth * 0.35)} ${num(x + waist * 1.1)} ${num(knee)}` +
        `C${num(x + waist)} ${num(knee - girth)} ${num(x + lean * 0.5 + waist * 0.9)} ${num(top + high * 0.4)} ` +
        `${num(x + lean + waist * 0.78)} ${num(top)}`;
}

function silhouette(trunk: Trunk, from: number, to: number): string {
  const {x, foot, top, girth, lean} = trunk;
  return (
    `M${num(x + girth * from * 1.9)} ${num(foot)}${edge(trunk, from, false)}` +
    `L${num(x + lean + girth * to * 0.78)} ${num(top)}${edge(trunk, to, true)}Z`
  );
}

function branch({x, foot, top, girth, lean, random}: Trunk, inward: -1 | 1): string {
  const share = 0.42 + random() * 0.25;
  const y = foot - (foot - top) * share;
  const at = x + lean * share;
  const reach = girth * (1.5 + random() * 1.1) * inward;
  const rise = girth * (2.2 + random() * 1.4);
  const thick = girth * 0.2;
  const fork = (share: number): string => `${num(at + reach * share)} ${num(y - rise * share ** 1.5)}`;
  return (
    `M${num(at)} ${num(y)}Q${num(at + reach * 0.5)} ${num(y - rise * 0.08)} ${num(at + reach)} ${num(y - rise)}` +
    `Q${num(at + reach * 0.52)} ${num(y - rise * 0.36)} ${num(at)} ${num(y - thick * 2.4)}Z` +
    `M${fork(0.55)}q${num(reach * 0.42)} ${num(-rise * 0.02)} ${num(reach * 0.62)} ${num(-rise * 0.3)}` +
    `q${num(-reach * 0.26)} ${num(rise * 0.16)} ${num(-reach * 0.66)} ${num(rise * 0.18)}Z`
  );
}

function bark({x, foot, top, girth, lean, random}: Trunk): string {
  let data = '';
  const cuts = Math.round(3 + random() * 4);
  for (let cut = 0; cut < cuts; cut += 1) {
    const share = 0.1 + ((cut + random() * 0.8) / cuts) * 0.75;
    const y = foot - (foot - top) * share;
    const at = x + lean * share * share + (random() - 0.5) * girth * 0.5;
    const long = girth * (0.5 + random() * 0.9);
    const thin = girth * 0.055;
    data += `M${num(at)} ${num(y - long)}q${num(thin)} ${num(long)} 0 ${num(long * 2)}q${num(-thin)} ${num(-long)} 0 ${num(-long * 2)}Z`;
  }
  return data;
}

/** Draws one trunk with a branch towards the clearing, cuts in its bark and light along the side of the sun. */
export function drawTrunk(trunk: Trunk, inward: -1 | 1): string {
  const {girth, colour, light, side, lift, random} = trunk;
  const whole = silhouette(trunk, -0.5, 0.5);
  const limb = girth > 40 && random() < 0.75 ? branch(trunk, inward) : '';
  const lit = side === 1 ? silhouette(trunk, 0.36, 0.5) : silhouette(trunk, -0.5, -0.36);
  const half = side === 1 ? silhouette(trunk, 0.1, 0.5) : silhouette(trunk, -0.5, -0.1);
  const marks = girth > 46 ? flat(bark(trunk), mix(colour, '#000000', 0.28)) : '';
  return (
    (limb === '' ? '' : sheet(limb, colour, lift)) +
    sheet(whole, colour, lift) +
    flat(half, mix(colour, light, 0.14)) +
    marks +
    flat(lit, mix(colour, light, 0.5), 0.9)
  );
}
