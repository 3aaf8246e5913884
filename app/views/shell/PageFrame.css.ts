import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

/** What has to be on a page that has no footer. */
export const statutory = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  marginBlockStart: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.roast600,
  fontSize: vars.text.small,
});
