import type {PageSource} from '../source';
import {accessibility} from './pages/accessibility';
import {brewingGuides} from './pages/brewing-guides';
import {cancellation} from './pages/cancellation';
import {coffeeKnowledge} from './pages/coffee-knowledge';
import {coffeeRoasting} from './pages/coffee-roasting';
import {currentProjects} from './pages/current-projects';
import {directTrade} from './pages/direct-trade';
import {faq} from './pages/faq';
import {foundation} from './pages/foundation';
import {howToCoffeePreparation} from './pages/how-to-coffee-preparation';
import {jobs} from './pages/jobs';
import {legalNotice} from './pages/legal-notice';
import {newsletter} from './pages/newsletter';
import {payment} from './pages/payment';
import {privacy} from './pages/privacy';
import {productTests} from './pages/product-tests';
import {projectAccomplishments} from './pages/project-accomplishments';
import {projectCriteria} from './pages/project-criteria';
import {projects} from './pages/projects';
import {repairs} from './pages/repairs';
import {returns} from './pages/returns';
import {roasterOfTheYear} from './pages/roaster-of-the-year';
import {shipping} from './pages/shipping';
import {story} from './pages/story';
import {team} from './pages/team';
import {terms} from './pages/terms';
import {withdrawal} from './pages/withdrawal';

/** English content pages. */
export const pages: readonly PageSource[] = [
  accessibility,
  brewingGuides,
  cancellation,
  coffeeKnowledge,
  coffeeRoasting,
  currentProjects,
  directTrade,
  faq,
  foundation,
  howToCoffeePreparation,
  jobs,
  legalNotice,
  newsletter,
  payment,
  privacy,
  productTests,
  projectAccomplishments,
  projectCriteria,
  projects,
  repairs,
  returns,
  roasterOfTheYear,
  shipping,
  story,
  team,
  terms,
  withdrawal,
];
