import {style} from '@vanilla-extract/css';

import {PROVINCE_COUNTRIES} from '../../domain/province';
import {vars} from '../../styles/theme.css';

/** Of a form: what belongs together side by side, where there is room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space[2],
});

const withProvince = PROVINCE_COUNTRIES.map(({code}) => `option[value='${code}']:checked`).join(', ');

/** Asked for below a country that has provinces, and while it is wrong; a browser that cannot tell shows it always. */
export const province = style({
  selectors: {
    [`:has(option:checked):not(:has(${withProvince})) ~ &:not(:has([aria-invalid]))`]: {display: 'none'},
  },
});
