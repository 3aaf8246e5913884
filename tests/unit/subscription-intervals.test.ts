import {expect, it} from 'vitest';

import {INTERVALS} from '../../app/config/subscription';
import {sellingPlans} from '../../emulator/seed/trade';

it('a delivery is offered the intervals that some plan has, and no others', () => {
  expect(INTERVALS).toEqual([...new Set(sellingPlans.map(({weeks}) => weeks))].sort((one, other) => one - other));
});
