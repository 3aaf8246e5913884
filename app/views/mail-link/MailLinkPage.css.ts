import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  paddingBlock: `${vars.space[6]} ${vars.space.section}`,
});

export const lead = style({fontSize: vars.text.lead, lineHeight: 1.5, color: vars.color.roast600});

/** As wide as the page, so that its button can be on a phone. */
export const form = style({width: '100%'});

export const ways = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[2], width: '100%'});
