import {flat, line, mix, oval} from './paper';

/** Draws somebody who stands with a cup in both hands, about 1000 high, foot at 0, 0; looks to the left. */
export function standing(colour: string, light: string): string {
  const coat =
    'M-30 -835C-92 -815 -128 -760 -140 -660C-156 -540 -160 -420 -166 -300Q-60 -262 122 -292C124 -430 132 -560 118 -680C108 -770 84 -822 30 -838Z';
  const legs = 'M-104 -310L-92 -30Q-128 -20 -140 0H-40L-26 -300ZM10 -300L30 -30Q0 -18 -8 0H96L98 -310Z';
  const hair = 'M-74 -944C-66 -1012 44 -1012 50 -930C54 -884 46 -852 18 -842C28 -888 4 -930 -74 -944Z';
  const scarf = 'M-64 -856Q-14 -820 46 -856L58 -806Q-10 -770 -74 -806Z';
  const arm =
    'M88 -780C120 -720 110 -640 60 -600L-120 -566Q-150 -570 -146 -604L-136 -622L20 -666C30 -700 20 -740 30 -770Z';
  return (
    flat(legs, colour) +
    flat(coat, colour) +
    flat(oval(-18, -915, 62, 74), colour) +
    flat('M-76 -938Q-108 -904 -86 -888L-66 -876Z', colour) +
    flat(hair, mix(colour, light, 0.16)) +
    flat(oval(46, -988, 36), mix(colour, light, 0.16)) +
    flat(arm, light, 0.18) +
    flat('M-190 -668H-112L-122 -580Q-126 -566 -142 -566H-162Q-178 -566 -182 -580Z', '#fbf3e2') +
    flat(oval(-128, -596, 24, 22), colour) +
    flat(scarf, '#c8642c') +
    flat('M40 -816L84 -690L44 -676L22 -800Z', '#b4531f') +
    line('M-136 -700C-152 -560 -156 -430 -160 -310M-76 -950Q-84 -920 -78 -890', light, 7, 0.8) +
    line('M-158 -700q-26 -34 0 -68t0 -68', '#ffffff', 10, 0.75) +
    line('M-134 -706q20 -26 0 -52t0 -52', '#ffffff', 8, 0.55)
  );
}

/** Draws somebody bent over a basket, picking; about 900 high. */
export function picking(colour: string, light: string): string {
  return (
    flat(oval(-60, -800, 58, 64), colour) +
    flat('M-170 -836Q-60 -900 50 -832L86 -812Q-60 -780 -206 -816Z', '#e2b066') +
    flat('M-70 -745C-130 -720 -150 -620 -140 -500L-150 -330L80 -330L84 -520C86 -640 50 -730 0 -746Z', colour) +
    flat('M-60 -690C-150 -640 -230 -700 -300 -770L-330 -740C-270 -640 -170 -560 -70 -610Z', colour) +
    flat('M-130 -340L-120 0H-30L-34 -340ZM-10 -340L0 0H84L76 -340Z', colour) +
    flat('M20 -520H190L168 -360Q164 -344 146 -344H66Q48 -344 44 -360Z', '#c08a48') +
    flat([50, 84, 118, 152].map((x, index) => oval(x, -522 - (index % 2) * 12, 22)).join(''), '#b0382c') +
    line('M-138 -640C-144 -560 -146 -440 -148 -350', light, 7, 0.7)
  );
}

/** Draws somebody who carries a jar of water on the head, one hand up to it; about 1150 high, walks to the right. */
export function carrying(colour: string, light: string): string {
  return (
    flat('M-96 -420L-110 0H-34L4 -300L52 0H128L96 -420Z', colour) +
    flat(
      'M-70 -735C-118 -700 -128 -560 -132 -440L-164 -190Q0 -140 156 -190L118 -440C114 -560 104 -700 66 -735Z',
      colour,
    ) +
    flat('M-134 -400L-164 -190Q0 -140 156 -190L120 -400Q0 -350 -134 -400Z', '#b4481a') +
    flat(oval(4, -815, 58, 68), colour) +
    flat('M-58 -830Q-60 -900 4 -900Q68 -900 66 -830Q4 -860 -58 -830Z', light) +
    flat('M60 -720C120 -740 150 -830 118 -960L86 -952C102 -860 90 -800 30 -740Z', colour) +
    flat('M-66 -700C-120 -640 -140 -540 -120 -440L-88 -446C-96 -540 -76 -600 -30 -660Z', colour) +
    flat(
      'M-56 -1130H64L58 -1096Q118 -1050 110 -970Q100 -900 4 -896Q-92 -900 -102 -970Q-110 -1050 -50 -1096Z',
      '#cf8a63',
    ) +
    flat('M40 -1096Q118 -1050 110 -970Q100 -900 40 -898Q84 -980 40 -1096Z', '#2b1206', 0.2) +
    flat(oval(4, -1130, 60, 12), '#bfe0e2')
  );
}

/** Draws two children on a bench with a book between them; about 620 high. */
export function reading(colour: string, light: string): string {
  const child = (x: number, turn: number, scarf: string): string =>
    `<g transform="translate(${x} 0) scale(${turn} 1)">` +
    flat(oval(10, -540, 74, 82), colour) +
    flat('M-50 -450C-110 -420 -120 -300 -116 -170H90C96 -300 90 -420 50 -452Z', scarf) +
    flat('M-116 -200H90Q190 -200 190 -130V0H112V-110H-116Z', colour) +
    flat('M20 -420C80 -380 120 -330 200 -320L194 -276C110 -280 40 -320 -10 -370Z', colour) +
    '</g>';
  return (
    flat('M-420 -110H420V-76H-420ZM-380 -80H-340V10H-380ZM340 -80H380V10H340Z', '#7a5236') +
    child(-240, 1, light) +
    child(240, -1, '#b4481a') +
    flat('M0 -300Q-60 -344 -124 -320V-220Q-60 -244 0 -200Q60 -244 124 -220V-320Q60 -344 0 -300Z', '#fdf9ef')
  );
}
