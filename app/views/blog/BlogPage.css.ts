import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({display: 'grid', gap: vars.space[5], paddingBlockEnd: vars.space.section});

export const head = style({display: 'grid', gap: vars.space[2], paddingBlockStart: vars.space[4]});

export const categories = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});

export const more = style({display: 'grid', gap: vars.space[2], justifyItems: 'center'});

export const count = style({fontSize: vars.text.small, color: vars.color.roast600});
