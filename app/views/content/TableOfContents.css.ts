import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

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

export const title = style({fontSize: vars.text.heading3, marginBlockEnd: vars.space.half});

export const list = style({display: 'grid', lineHeight: 1.35});
