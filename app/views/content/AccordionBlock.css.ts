import {globalStyle, style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const accordion = style({maxWidth: vars.size.measure});

export const title = style({marginBlockEnd: vars.space[1]});

/* On paper nothing can be opened: the answers stand below their questions. */
globalStyle(`${accordion} details::details-content`, {
  '@media': {print: {contentVisibility: 'visible', display: 'block'}},
});
