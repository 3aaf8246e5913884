import {globalFontFace} from '@vanilla-extract/css';

import {FONT_FILES} from './fonts';

globalFontFace('Fraunces', {
  src: `url(${FONT_FILES.serif}) format("woff2")`,
  fontWeight: '560',
  fontDisplay: 'swap',
});

/* A late swap of the body font would wrap lines anew (docs/decisions/192-late-fonts-and-style-sheets.md). */
globalFontFace('Figtree', {
  src: `url(${FONT_FILES.sans}) format("woff2")`,
  fontWeight: '400 700',
  fontDisplay: 'optional',
});

/*
 * Installed fonts stretched to the metrics of ours, so that nothing moves when ours arrive. Each is listed with those that have its
 * widths under other names: what a phone, a desk or a bare Linux has differs. `scale` is the quotient of the average letter widths in the
 * shop's German and English texts. What is bold has faces of its own: a bolder cut is wider.
 */
const ALL = '100 900';
const PLAIN = '100 500';
const BOLD = '501 900';

const STAND_INS = [
  {family: 'Fraunces Georgia', own: 'Fraunces', weight: ALL, fonts: ['Georgia', 'Gelasio'], scale: 0.904},
  {family: 'Fraunces Noto', own: 'Fraunces', weight: ALL, fonts: ['Noto Serif'], scale: 0.838},
  {
    family: 'Fraunces Times',
    own: 'Fraunces',
    weight: ALL,
    fonts: ['Times New Roman', 'Liberation Serif'],
    scale: 0.983,
  },
  {family: 'Fraunces DejaVu', own: 'Fraunces', weight: ALL, fonts: ['DejaVu Serif'], scale: 0.776},
  {
    family: 'Figtree Arial',
    own: 'Figtree',
    weight: PLAIN,
    fonts: ['Arial', 'Liberation Sans', 'Arimo'],
    scale: 1.003,
  },
  {family: 'Figtree Arial', own: 'Figtree', weight: BOLD, fonts: ['Arial Bold', 'Liberation Sans Bold'], scale: 0.943},
  {family: 'Figtree Roboto', own: 'Figtree', weight: PLAIN, fonts: ['Roboto'], scale: 1.009},
  {family: 'Figtree Roboto', own: 'Figtree', weight: BOLD, fonts: ['Roboto Bold'], scale: 1.007},
  {family: 'Figtree DejaVu', own: 'Figtree', weight: PLAIN, fonts: ['DejaVu Sans', 'Verdana'], scale: 0.885},
  {family: 'Figtree DejaVu', own: 'Figtree', weight: BOLD, fonts: ['DejaVu Sans Bold', 'Verdana Bold'], scale: 0.793},
] as const;

/** Ascent and descent of ours, in em. */
const HEIGHTS = {Fraunces: [0.978, 0.255], Figtree: [0.95, 0.25]} as const;

const percent = (part: number) => `${(100 * part).toFixed(1)}%`;

for (const {family, own, weight, fonts, scale} of STAND_INS) {
  const [ascent, descent] = HEIGHTS[own];
  globalFontFace(family, {
    src: fonts.map((font) => `local("${font}")`).join(', '),
    fontWeight: weight,
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
    lineGapOverride: '0%',
  });
}
