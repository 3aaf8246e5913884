import {style} from '@vanilla-extract/css';

import {cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const linksSection = style({display: 'grid', gap: vars.space[1]});

export const linksList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  columnGap: vars.space[3],
});

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space.section}`,
});

export const head = style({display: 'grid', gap: vars.space[3]});

export const title = style({overflowWrap: 'anywhere'});

export const words = style({display: 'grid', gap: vars.space[1], maxWidth: vars.size.measure});

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[1],
  maxWidth: vars.size.measure,
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'}},
});

export const section = style({display: 'grid', gap: vars.space[2]});

export const listTitle = style({fontSize: vars.text.heading3});

export const list = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});

export const ways = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3]});
