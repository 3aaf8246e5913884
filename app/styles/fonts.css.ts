import {globalFontFace} from '@vanilla-extract/css';

import {FONT_FILES} from './fonts';

globalFontFace('Fraunces', {
  src: `url(${FONT_FILES.serif}) format("woff2")`,
  fontWeight: '560',
  fontDisplay: 'swap',
});

globalFontFace('Figtree', {
  src: `url(${FONT_FILES.sans}) format("woff2")`,
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

/*
 * Installed fonts stretched to the metrics of ours, so that nothing moves when ours arrive. Each is listed with those that have its
 * widths under other names: what a phone, a desk or a bare Linux has differs. `scale` is the quotient of the average letter widths in the
 * shop's German and English texts.
 */
const STAND_INS = [
  {family: 'Fraunces Georgia', own: 'Fraunces', fonts: ['Georgia', 'Gelasio'], scale: 0.904},
  {family: 'Fraunces Noto', own: 'Fraunces', fonts: ['Noto Serif'], scale: 0.838},
  {family: 'Fraunces Times', own: 'Fraunces', fonts: ['Times New Roman', 'Liberation Serif'], scale: 0.983},
  {family: 'Fraunces DejaVu', own: 'Fraunces', fonts: ['DejaVu Serif'], scale: 0.776},
  {family: 'Figtree Arial', own: 'Figtree', fonts: ['Arial', 'Liberation Sans', 'Arimo'], scale: 1.003},
  {family: 'Figtree Roboto', own: 'Figtree', fonts: ['Roboto'], scale: 1.009},
  {family: 'Figtree DejaVu', own: 'Figtree', fonts: ['DejaVu Sans', 'Verdana'], scale: 0.885},
] as const;

/** Ascent and descent of ours, in em. */
const HEIGHTS = {Fraunces: [0.978, 0.255], Figtree: [0.95, 0.25]} as const;

const percent = (part: number) => `${(100 * part).toFixed(1)}%`;

for (const {family, own, fonts, scale} of STAND_INS) {
  const [ascent, descent] = HEIGHTS[own];
  globalFontFace(family, {
    src: fonts.map((font) => `local("${font}")`).join(', '),
    ...(own === 'Fraunces' && {fontWeight: '100 900'}),
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
    lineGapOverride: '0%',
  });
}
