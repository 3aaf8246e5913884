import {globalStyle, style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const text = style({maxWidth: vars.size.measure, hyphens: 'auto'});

globalStyle(`${text} > * + *`, {marginBlockStart: vars.space[2]});
globalStyle(`${text} > h2`, {marginBlockEnd: vars.space[1]});
globalStyle(`${text} > * + h2`, {marginBlockStart: vars.space[6]});
globalStyle(`${text} > * + h3`, {marginBlockStart: vars.space[4]});
globalStyle(`${text} > * + h4`, {marginBlockStart: vars.space[3]});
globalStyle(`${text} > h2 + *, ${text} > h3 + *, ${text} > h4 + *`, {marginBlockStart: vars.space[1]});
globalStyle(`${text} li + li`, {marginBlockStart: vars.space.half});
globalStyle(`${text} li::marker`, {color: vars.color.forest500});
globalStyle(`${text} h2, ${text} h3, ${text} h4`, {breakAfter: 'avoid'});
globalStyle(`${text} blockquote`, {
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.moss}`,
  color: vars.color.roast600,
});
