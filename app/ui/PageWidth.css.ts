import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

const base = style({marginInline: 'auto', paddingInline: vars.space.gutter});

export const width = styleVariants({
  page: [base, {maxWidth: `calc(${vars.size.page} + 2 * ${vars.space.gutter})`}],
  text: [base, {maxWidth: `calc(${vars.size.measure} + 2 * ${vars.space.gutter})`}],
});
