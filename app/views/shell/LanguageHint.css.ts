import {style} from '@vanilla-extract/css';

import {above, upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {HINT_HEIGHT} from './PageFrame.css';

/** On small windows above the header, in the room that is kept for it; on wide ones at their foot. First the visitor decides on cookies. */
export const place = style({
  display: 'grid',
  justifyItems: 'start',
  selectors: {'html[data-consent="unknown"] &': {display: 'none'}},
  '@media': {
    [upTo('md')]: {
      alignItems: 'center',
      minHeight: HINT_HEIGHT,
      marginBlockStart: `calc(-1 * ${HINT_HEIGHT})`,
      padding: `${vars.space[1]} ${vars.space.gutter}`,
    },
    [upTo('sm')]: {paddingInline: vars.space[1], fontSize: vars.text.small},
    [above('md')]: {
      position: 'fixed',
      insetBlockEnd: vars.space[3],
      insetInlineStart: vars.space[3],
      zIndex: 6,
      pointerEvents: 'none',
    },
    print: {display: 'none'},
  },
});
