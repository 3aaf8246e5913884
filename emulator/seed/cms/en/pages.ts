import type {PageSource} from '../source';
import {accessibility} from './pages/accessibility';
import {b2bInfo} from './pages/b2b-info';
import {b2bLoginEng} from './pages/b2b-login-eng';
import {blackWeekend} from './pages/black-weekend';
import {brewingGuides} from './pages/brewing-guides';
import {cancellation} from './pages/cancellation';
import {christmasPresents} from './pages/christmas-presents';
import {christmasPresentsEspresso} from './pages/christmas-presents-espresso';
import {coffeeKnowledge} from './pages/coffee-knowledge';
import {coffeeMatch} from './pages/coffee-match';
import {coffeeRoasting} from './pages/coffee-roasting';
import {coffeeSubscription} from './pages/coffee-subscription';
import {currentProjects} from './pages/current-projects';
import {directTrade} from './pages/direct-trade';
import {faq} from './pages/faq';
import {foundation} from './pages/foundation';
import {howToCoffeePreparation} from './pages/how-to-coffee-preparation';
import {jobs} from './pages/jobs';
import {legalNotice} from './pages/legal-notice';
import {membership} from './pages/membership';
import {newsletter} from './pages/newsletter';
import {payment} from './pages/payment';
import {priceUpdate2024} from './pages/price-update-2024';
import {privacy} from './pages/privacy';
import {productTests} from './pages/product-tests';
import {projectAccomplishments} from './pages/project-accomplishments';
import {projectCriteria} from './pages/project-criteria';
import {projects} from './pages/projects';
import {redeemGiftSubscription} from './pages/redeem-gift-subscription';
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
  b2bInfo,
  b2bLoginEng,
  blackWeekend,
  brewingGuides,
  cancellation,
  christmasPresents,
  christmasPresentsEspresso,
  coffeeKnowledge,
  coffeeMatch,
  coffeeRoasting,
  coffeeSubscription,
  currentProjects,
  directTrade,
  faq,
  foundation,
  howToCoffeePreparation,
  jobs,
  legalNotice,
  membership,
  newsletter,
  payment,
  priceUpdate2024,
  privacy,
  productTests,
  projectAccomplishments,
  projectCriteria,
  projects,
  redeemGiftSubscription,
  repairs,
  returns,
  roasterOfTheYear,
  shipping,
  story,
  team,
  terms,
  withdrawal,
];
