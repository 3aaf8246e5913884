import {bagOf} from './bag';
import type {BagLabel} from './bag';
import {placed} from './clearing';
import type {ClearingFacts} from './facts';
import {dripper, paperFilters} from './gear-brewers';
import {cup} from './gear-table';
import {lettering} from './lettering';
import {house} from './palette';
import {block, flat, line, mix, oval, polygon, shadow, sheet} from './paper';
import {NEAR} from './stage';
import type {Thing} from './stage';

/** A coffee as its bag shows it. */
export type Bagged = {readonly facts: ClearingFacts; readonly label: BagLabel};

const FAR = {dx: 14, dy: 14, spread: 50, strength: 1};

function bag({facts, label}: Bagged, x: number, foot: number, scale: number): Thing {
  return (canvas) =>
    placed(
      shadow(
        polygon([
          [64, 40],
          [836, 40],
          [884, 640],
          [858, 1290],
          [42, 1290],
          [16, 640],
        ]),
        FAR,
      ) + bagOf(canvas, facts, label),
      x - 450 * scale,
      foot - 1290 * scale,
      scale,
    );
}

/** A brewer, its paper and a coffee. */
export function brewingSet(coffee: Bagged): Thing {
  return (canvas) =>
    placed(paperFilters(canvas), 420, -20, 0.62) +
    bag(coffee, 190, -30, 0.72)(canvas) +
    placed(dripper('#f1e8d8')(canvas), -270, 24, 0.8);
}

/** Up to three coffees side by side, the middle one in front. */
export function tastingSet(coffees: readonly Bagged[]): Thing {
  return (canvas) => {
    const spots = [
      {x: -350, foot: -40, scale: 0.6},
      {x: 350, foot: -40, scale: 0.6},
      {x: 0, foot: 20, scale: 0.72},
    ];
    return coffees
      .slice(0, 3)
      .map((coffee, index) => {
        const spot = spots[index] ?? {x: 0, foot: 0, scale: 0.6};
        return bag(coffee, spot.x, spot.foot, spot.scale)(canvas);
      })
      .join('');
  };
}

/** A card with a clearing that looks out of its envelope. */
export const giftCard: Thing = (canvas) => {
  const window = canvas.clip(block(-420, -560, 840, 500, 26));
  const hills =
    flat('M-420 -560H420V-60H-420Z', '#f6cf8d') +
    sheet(oval(120, -360, 110), '#fff3cf', {dx: 0, dy: 4, spread: 40, strength: 0.5}) +
    sheet('M-460 -250Q-260 -420 -80 -280T260 -300T480 -260V0H-460Z', '#d9a15c', NEAR) +
    sheet('M-460 -180Q-200 -300 60 -190T480 -200V0H-460Z', '#6d8f5d', NEAR) +
    sheet('M-460 -110Q-100 -200 200 -130T480 -120V0H-460Z', house.forest500, NEAR) +
    [-380, -310, 330, 392]
      .map((x, index) => sheet(block(x - 24, -600, 40 + (index % 2) * 14, 600, 4), house.forest900, NEAR))
      .join('') +
    sheet(
      'M-460 -600H460V-500Q400 -440 340 -490T220 -510T90 -520T-60 -516T-190 -508T-310 -480T-460 -440Z',
      house.forest700,
      NEAR,
    );
  const envelope = 'M-520 -420H520V-24Q520 0 496 0H-496Q-520 0 -520 -24Z';
  return (
    sheet(envelope, '#d9c39b', FAR) +
    sheet(
      polygon([
        [-520, -420],
        [520, -420],
        [0, -900],
      ]),
      '#e3d0ac',
      FAR,
    ) +
    `<g transform="translate(0 -330) rotate(-3)">${sheet(block(-450, -590, 900, 640, 34), '#fdf9ef', FAR, '#ffffff')}<g clip-path="${window}">${hills}</g></g>` +
    sheet('M-520 -420L-40 -150Q0 -130 40 -150L520 -420V-24Q520 0 496 0H-496Q-520 0 -520 -24Z', '#efe0c0', {
      ...FAR,
      dy: -10,
    }) +
    line('M-506 -14L-90 -190M506 -14L90 -190', '#cfb98c', 5, 0.7) +
    sheet(oval(0, -150, 74), house.ember, NEAR) +
    flat('M0 -196C44 -170 44 -126 0 -104C-44 -126 -44 -170 0 -196Z', mix(house.ember, '#ffffff', 0.75)) +
    lettering({text: 'Lichtung', x: 0, y: -58, size: 30, maxWidth: 320, colour: '#8a6f42', weight: 0.11})
  );
};

/** Water, a seedling and a book: what a donation helps with. */
export const donation: Thing = () => {
  const disc = (x: number, y: number, r: number, fill: string): string => sheet(oval(x, y, r), fill, FAR, '#ffffff');
  const leaf = (turn: number, size: number, fill: string): string =>
    `<g transform="translate(0 -560) rotate(${turn})">${sheet(`M0 0C${-size * 0.45} ${-size * 0.3} ${-size * 0.4} ${-size * 0.8} 0 ${-size}C${size * 0.4} ${-size * 0.8} ${size * 0.45} ${-size * 0.3} 0 0Z`, fill, NEAR)}${line(`M0 -20V${-size * 0.8}`, mix(fill, '#12291f', 0.4), 5, 0.5)}</g>`;
  return [
    disc(-390, -860, 190, '#cfe0e6'),
    sheet(
      'M-390 -1000C-360 -920 -290 -880 -290 -800A100 98 0 0 1 -490 -800C-490 -880 -420 -920 -390 -1000Z',
      '#5f93a8',
      NEAR,
    ),
    line('M-440 -796Q-436 -756 -400 -744', '#ffffff', 12, 0.7),
    disc(390, -860, 190, '#f4e2bd'),
    sheet(
      'M390 -910Q320 -960 262 -930V-780Q320 -810 390 -764Q460 -810 518 -780V-930Q460 -960 390 -910Z',
      '#fdf9ef',
      NEAR,
    ),
    line(
      'M390 -906V-768M290 -886Q330 -900 366 -876M290 -840Q330 -854 366 -830M414 -876Q450 -900 490 -886M414 -830Q450 -854 490 -840',
      house.ember,
      7,
      0.8,
    ),
    sheet('M-300 -120Q-300 -330 0 -330Q300 -330 300 -120L280 -30Q274 0 240 0H-240Q-274 0 -280 -30Z', '#6a4632', FAR),
    sheet(
      'M-332 -260Q-332 -300 -292 -300H292Q332 -300 332 -260V-220Q332 -190 300 -190H-300Q-332 -190 -332 -220Z',
      '#8a5f42',
      NEAR,
      '#c79b78',
    ),
    flat('M-250 -300Q0 -370 250 -300Z', '#3a2217'),
    line('M0 -310Q-14 -450 0 -580', house.forest500, 22),
    leaf(-52, 330, '#4f8a5c'),
    leaf(54, 300, '#3c7550'),
    leaf(4, 260, '#7cab62'),
    sheet(oval(0, -880, 44), house.sun, NEAR),
  ].join('');
};

function sachet(x: number, foot: number, turn: number, scale: number): string {
  return (
    `<g transform="translate(${x} ${foot}) rotate(${turn}) scale(${scale})">` +
    sheet(block(-230, -640, 460, 640, 18), '#f4ead6', FAR, '#ffffff') +
    flat(block(-230, -640, 460, 54, 12) + block(-230, -54, 460, 54, 12), '#e2d2b2') +
    line('M-210 -612H210M-210 -26H210', '#cbb58b', 3, 0.8) +
    flat('M-150 -150V-390A150 150 0 0 1 150 -390V-150Z', '#f9d3b4') +
    flat(oval(40, -400, 46), house.sun) +
    flat('M-150 -300Q-60 -380 20 -310T150 -320V-150H-150Z', '#d78d6c') +
    flat('M-150 -230Q0 -290 150 -240V-150H-150Z', house.forest500) +
    flat('M-150 -150V-390Q-146 -440 -116 -480V-150ZM150 -150V-390Q146 -440 116 -480V-150Z', house.forest900) +
    lettering({text: 'Morgentau', x: 0, y: -118, size: 34, maxWidth: 300, colour: house.roast900, weight: 0.11}) +
    '</g>'
  );
}

/** A drip bag that hangs over a cup, and its sachet. */
export const dripBag: Thing = (canvas) =>
  [
    sachet(300, -30, 9, 1.05),
    cup('#f1e8d8', -210, 20, 1.3)(canvas),
    sheet(
      polygon([
        [-520, -640],
        [-420, -660],
        [-360, -520],
        [-470, -480],
      ]),
      '#e7d6b4',
      NEAR,
      '#ffffff',
    ),
    sheet(
      polygon([
        [100, -640],
        [0, -660],
        [-60, -520],
        [50, -480],
      ]),
      '#e7d6b4',
      NEAR,
      '#ffffff',
    ),
    sheet('M-410 -760H-10L-40 -420Q-44 -396 -70 -396H-350Q-376 -396 -380 -420Z', '#fffaf0', FAR, '#ffffff'),
    flat('M-380 -680H-40L-60 -430Q-64 -410 -86 -410H-334Q-356 -410 -360 -430Z', '#5b341f', 0.8),
    flat(oval(-210, -680, 170, 18), '#7a4a2a'),
    line('M-410 -760L-380 -420M-10 -760L-40 -420', '#d9cdb6', 4, 0.8),
  ].join('');

/** A box of drip bags with two of them before it. */
export const dripBags: Thing = () =>
  [
    sachet(-330, -420, -12, 0.9),
    sachet(-60, -440, 2, 0.9),
    sachet(230, -420, 13, 0.9),
    sheet(
      polygon([
        [-470, -560],
        [470, -560],
        [440, 0],
        [-440, 0],
      ]),
      house.forest700,
      FAR,
      '#5c8a72',
    ),
    flat(
      polygon([
        [250, -560],
        [470, -560],
        [440, 0],
        [230, 0],
      ]),
      '#0b1f16',
      0.22,
    ),
    sheet('M-190 -90V-300A180 180 0 0 1 170 -300V-90Z', '#f9d3b4', NEAR),
    flat(oval(50, -310, 56), house.sun),
    flat('M-190 -220Q-80 -320 20 -230T170 -250V-90H-190Z', '#d78d6c'),
    flat('M-190 -160Q0 -220 170 -170V-90H-190Z', house.forest500),
    lettering({text: 'Drip Bags', x: -10, y: -62, size: 36, maxWidth: 360, colour: '#f6eedc', weight: 0.11}),
  ].join('');
