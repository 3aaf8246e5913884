import type {TestSource} from '../source';
import {elektrischeMuehlenTest} from './tests/elektrische-muehlen-test';
import {espressomaschinenTest} from './tests/espressomaschinen-test';
import {filterpapierTest} from './tests/filterpapier-test';
import {frenchPressTest} from './tests/french-press-test';
import {handfilterTest} from './tests/handfilter-test';
import {handmuehlenTest} from './tests/handmuehlen-test';
import {herdkannenTest} from './tests/herdkannen-test';
import {kaffeedosenTest} from './tests/kaffeedosen-test';
import {kaffeewaagenTest} from './tests/kaffeewaagen-test';
import {wasserkocherTest} from './tests/wasserkocher-test';

/** German product tests. */
export const tests: readonly TestSource[] = [
  elektrischeMuehlenTest,
  espressomaschinenTest,
  filterpapierTest,
  frenchPressTest,
  handfilterTest,
  handmuehlenTest,
  herdkannenTest,
  kaffeedosenTest,
  kaffeewaagenTest,
  wasserkocherTest,
];
