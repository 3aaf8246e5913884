import {lettering} from './lettering';
import {house} from './palette';
import {block, flat, line, mix, oval, polygon, sheet} from './paper';
import {NEAR} from './stage';
import type {Thing} from './stage';

const FAR = {dx: 14, dy: 14, spread: 50, strength: 1};

/** Draws a card with a clearing that looks out of its envelope. */
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

/** Draws water, a seedling and a book: what a donation helps with. */
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
