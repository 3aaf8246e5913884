import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const hero = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'center',
      paddingBlock: `${vars.space[2]} ${vars.space[8]}`,
    },
  },
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const title = style({fontSize: vars.text.display, lineHeight: 1.02, letterSpacing: '-0.02em', hyphens: 'auto'});

export const picture = style({
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  borderEndStartRadius: '42% 22%',
  background: vars.color.moss,
});
