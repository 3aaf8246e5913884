import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** Words on the left margin of the page, the picture out to the right edge of the screen. */
export const hero = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: `minmax(${vars.space.gutter}, 1fr) minmax(0, calc(${vars.size.page} * 0.42)) minmax(0, calc(${vars.size.page} * 0.58)) minmax(0, 1fr)`,
      columnGap: 0,
      alignItems: 'center',
    },
  },
});

export const words = style({
  order: 1,
  display: 'grid',
  gap: vars.space[3],
  paddingInline: vars.space.gutter,
  '@media': {
    [above('md')]: {
      order: 0,
      gridColumn: 2,
      paddingInline: `0 clamp(1.5rem, 4vw, 4rem)`,
      paddingBlock: vars.space[5],
    },
  },
});

/** Beside the picture each of its sentences fits on a line. */
export const title = style({
  fontSize: vars.text.display,
  lineHeight: 1.02,
  letterSpacing: '-0.022em',
  '@media': {[above('md')]: {fontSize: 'clamp(2.25rem, 5.1vw, 4.25rem)'}},
});

export const action = style({marginBlockStart: vars.space[1]});

/** The edge of the paper towards the words is cut like a hill. */
export const window = style({
  overflow: 'hidden',
  aspectRatio: '6 / 5',
  borderEndStartRadius: '42% 22%',
  background: vars.color.moss,
  '@media': {
    [above('md')]: {
      gridColumn: '3 / 5',
      aspectRatio: 'auto',
      height: 'clamp(26rem, 46vw, 44rem)',
      borderEndStartRadius: '38% 62%',
    },
  },
});

/** Who stands in the light stays in the picture, however it is cut. */
export const picture = style({width: '100%', height: '100%', objectFit: 'cover', objectPosition: '88% 60%'});
