import type {TestSource} from '../source';
import {coffeeScalesTest} from './tests/coffee-scales-test';
import {coffeeTinsTest} from './tests/coffee-tins-test';
import {drippersTest} from './tests/drippers-test';
import {electricGrindersTest} from './tests/electric-grinders-test';
import {espressoMachinesTest} from './tests/espresso-machines-test';
import {frenchPressTest} from './tests/french-press-test';
import {handGrindersTest} from './tests/hand-grinders-test';
import {kettlesTest} from './tests/kettles-test';
import {mokaPotsTest} from './tests/moka-pots-test';
import {paperFiltersTest} from './tests/paper-filters-test';

/** English product tests. */
export const tests: readonly TestSource[] = [
  coffeeScalesTest,
  coffeeTinsTest,
  drippersTest,
  electricGrindersTest,
  espressoMachinesTest,
  frenchPressTest,
  handGrindersTest,
  kettlesTest,
  mokaPotsTest,
  paperFiltersTest,
];
