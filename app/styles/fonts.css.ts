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
 * Installed fonts stretched to the metrics of ours, so that nothing moves when ours arrive: size-adjust is the quotient of the
 * average letter widths in German and English text, ascent and descent are ours (0.978 / 0.255 and 0.95 / 0.25 em) over it.
 */
globalFontFace('Fraunces Georgia', {
  src: 'local("Georgia")',
  fontWeight: '100 900',
  sizeAdjust: '90.4%',
  ascentOverride: '108.2%',
  descentOverride: '28.2%',
  lineGapOverride: '0%',
});

globalFontFace('Fraunces Noto', {
  src: 'local("Noto Serif")',
  fontWeight: '100 900',
  sizeAdjust: '83.8%',
  ascentOverride: '116.7%',
  descentOverride: '30.4%',
  lineGapOverride: '0%',
});

globalFontFace('Figtree Arial', {
  src: 'local("Arial")',
  sizeAdjust: '100.7%',
  ascentOverride: '94.3%',
  descentOverride: '24.8%',
  lineGapOverride: '0%',
});

globalFontFace('Figtree Roboto', {
  src: 'local("Roboto")',
  sizeAdjust: '100.9%',
  ascentOverride: '94.1%',
  descentOverride: '24.8%',
  lineGapOverride: '0%',
});
