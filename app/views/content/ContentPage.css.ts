import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {pageTitle} from '../../styles/type.css';

export const page = style({paddingBlockEnd: vars.space.section});

export const way = style({'@media': {print: {display: 'none'}}});

export const title = style([
  pageTitle,
  {
    maxWidth: '22ch',
    paddingBlock: `${vars.space[3]} ${vars.space[5]}`,
    '@media': {[above('lg')]: {paddingBlock: `${vars.space[4]} ${vars.space[8]}`}},
  },
]);

/** Sections below each other; what belongs to a text stays near it. */
export const body = style({display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], minWidth: 0});

export const withContents = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [above('lg')]: {
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)',
      columnGap: 'clamp(2.5rem, 7vw, 7rem)',
      alignItems: 'start',
    },
    print: {display: 'block'},
  },
});

export const contents = style({
  paddingBlockStart: vars.space[2],
  borderBlockStart: `2px solid ${vars.color.forest700}`,
  '@media': {
    [above('lg')]: {
      position: 'sticky',
      insetBlockStart: vars.space[3],
      maxHeight: `calc(100vh - ${vars.space[6]})`,
      overflowY: 'auto',
    },
    print: {display: 'none'},
  },
});

export const contentsTitle = style({fontSize: vars.text.heading3, marginBlockEnd: vars.space.half});

export const list = style({display: 'grid', lineHeight: 1.35});
