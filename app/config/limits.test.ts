import {expect, it} from 'vitest';

import {LIMITS_BY_NAME, type Limit} from './limits';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const ROWS: readonly (readonly [string, Limit])[] = Object.entries(LIMITS_BY_NAME);

it.each(ROWS.filter(([, {network, target}]) => network.length > 0 && target.some(({seconds}) => seconds === DAY)))(
  '%s, which stores or mails something for people whom nobody knows, gives a network fewer in an hour than its minutes would',
  (_, {network}) => {
    const inAnHour = network.map(({limit, seconds}) => (limit * HOUR) / seconds);
    expect(Math.min(...inAnHour)).toBeLessThanOrEqual(60);
  },
);
