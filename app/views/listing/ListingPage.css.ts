import {globalStyle, style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {visuallyHidden} from '../../ui/VisuallyHidden.css';

export const header = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
  '@media': {
    [above('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space[8],
      alignItems: 'end',
      paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
    },
  },
});

export const title = style({fontSize: vars.text.display, lineHeight: 1.02, hyphens: 'auto'});

export const intro = style({
  maxWidth: vars.size.measure,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
  textWrap: 'pretty',
});

globalStyle(`${intro} > * + *`, {marginBlockStart: vars.space[1]});

export const grid = style({display: 'grid', gap: vars.space[3], paddingBlockEnd: vars.space.section});

export const heading = visuallyHidden;

export const closing = style({
  maxWidth: vars.size.measure,
  paddingBlockEnd: vars.space.section,
  fontSize: vars.text.lead,
  lineHeight: 1.55,
  textWrap: 'pretty',
});

export const empty = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  maxWidth: vars.size.measure,
  paddingBlock: `${vars.space[3]} ${vars.space.section}`,
});

export const ways = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[1]});
