import type {PostSource} from '../source';
import {aCertifiedCompany} from './posts/a-certified-company';
import {aMorningInNyeri} from './posts/a-morning-in-nyeri';
import {annualReport2025} from './posts/annual-report-2025';
import {arabicaAndRobusta} from './posts/arabica-and-robusta';
import {blindOnTuesdays} from './posts/blind-on-tuesdays';
import {cleaningAHandGrinder} from './posts/cleaning-a-hand-grinder';
import {coldBrewInAJar} from './posts/cold-brew-in-a-jar';
import {descalingAMachine} from './posts/descaling-a-machine';
import {findingTheRightGrind} from './posts/finding-the-right-grind';
import {howCoffeeLosesItsCaffeine} from './posts/how-coffee-loses-its-caffeine';
import {marisolsFog} from './posts/marisols-fog';
import {mrsTadesseTeaches} from './posts/mrs-tadesse-teaches';
import {nineTaps} from './posts/nine-taps';
import {paperHasATaste} from './posts/paper-has-a-taste';
import {steamingMilk} from './posts/steaming-milk';
import {storingCoffee} from './posts/storing-coffee';
import {sustainabilityAward} from './posts/sustainability-award';
import {theBatchThatWentToCompost} from './posts/the-batch-that-went-to-compost';
import {theJourneyOfASack} from './posts/the-journey-of-a-sack';
import {theUnderratedIngredientWater} from './posts/the-underrated-ingredient-water';
import {thirteenDeadTrees} from './posts/thirteen-dead-trees';
import {understandingProcessing} from './posts/understanding-processing';
import {whenCoffeeBlossoms} from './posts/when-coffee-blossoms';
import {whyWeWeigh} from './posts/why-we-weigh';

/** English blog posts. */
export const posts: readonly PostSource[] = [
  aCertifiedCompany,
  aMorningInNyeri,
  annualReport2025,
  arabicaAndRobusta,
  blindOnTuesdays,
  cleaningAHandGrinder,
  coldBrewInAJar,
  descalingAMachine,
  findingTheRightGrind,
  howCoffeeLosesItsCaffeine,
  marisolsFog,
  mrsTadesseTeaches,
  nineTaps,
  paperHasATaste,
  steamingMilk,
  storingCoffee,
  sustainabilityAward,
  theBatchThatWentToCompost,
  theJourneyOfASack,
  theUnderratedIngredientWater,
  thirteenDeadTrees,
  understandingProcessing,
  whenCoffeeBlossoms,
  whyWeWeigh,
];
