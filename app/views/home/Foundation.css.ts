import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {darkGround} from '../../styles/type.css';

export const band = style([darkGround, {color: vars.color.moss, paddingBlock: vars.space.section}]);

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: 'clamp(2.5rem, 7vw, 7rem)',
      alignItems: 'center',
    },
  },
});

export const words = style({display: 'grid', gap: vars.space[3]});

export const title = style({fontSize: vars.text.heading1, color: vars.color.paper});

export const text = style({fontSize: vars.text.lead, lineHeight: 1.5, maxWidth: vars.size.measure, textWrap: 'pretty'});

export const projects = style({display: 'grid', marginBlockStart: vars.space[1]});

export const project = style({
  display: 'grid',
  gap: `0 ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.forest500}`,
  '@media': {[above('sm')]: {gridTemplateColumns: '10rem minmax(0, 1fr)', alignItems: 'baseline'}},
});

export const name = style({
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: vars.text.heading3,
  lineHeight: 1.3,
  color: vars.color.sun,
});

export const picture = style({
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
});
