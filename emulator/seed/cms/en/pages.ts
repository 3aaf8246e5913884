import type {PageSource} from '../source';
import {accessibilityPage} from './pages/accessibility';
import {b2bInfoPage} from './pages/b2b-info';
import {b2bLoginEngPage} from './pages/b2b-login-eng';
import {blackWeekendPage} from './pages/black-weekend';
import {brewingGuidesPage} from './pages/brewing-guides';
import {cancellationPage} from './pages/cancellation';
import {christmasPresentsPage} from './pages/christmas-presents';
import {christmasPresentsEspressoPage} from './pages/christmas-presents-espresso';
import {coffeeKnowledgePage} from './pages/coffee-knowledge';
import {coffeeMatchPage} from './pages/coffee-match';
import {coffeeRoastingPage} from './pages/coffee-roasting';
import {coffeeSubscriptionPage} from './pages/coffee-subscription';
import {currentProjectsPage} from './pages/current-projects';
import {directTradePage} from './pages/direct-trade';
import {faqPage} from './pages/faq';
import {foundationPage} from './pages/foundation';
import {howToCoffeePreparationPage} from './pages/how-to-coffee-preparation';
import {jobsPage} from './pages/jobs';
import {legalNoticePage} from './pages/legal-notice';
import {membershipPage} from './pages/membership';
import {newsletterPage} from './pages/newsletter';
import {paymentPage} from './pages/payment';
import {priceUpdate2024Page} from './pages/price-update-2024';
import {privacyPage} from './pages/privacy';
import {productTestsPage} from './pages/product-tests';
import {projectAccomplishmentsPage} from './pages/project-accomplishments';
import {projectCriteriaPage} from './pages/project-criteria';
import {projectsPage} from './pages/projects';
import {redeemGiftSubscriptionPage} from './pages/redeem-gift-subscription';
import {repairsPage} from './pages/repairs';
import {returnsPage} from './pages/returns';
import {roasterOfTheYearPage} from './pages/roaster-of-the-year';
import {shippingPage} from './pages/shipping';
import {storyPage} from './pages/story';
import {teamPage} from './pages/team';
import {termsPage} from './pages/terms';
import {withdrawalPage} from './pages/withdrawal';

/** English content pages. */
export const pages: readonly PageSource[] = [
  accessibilityPage,
  b2bInfoPage,
  b2bLoginEngPage,
  blackWeekendPage,
  brewingGuidesPage,
  cancellationPage,
  christmasPresentsPage,
  christmasPresentsEspressoPage,
  coffeeKnowledgePage,
  coffeeMatchPage,
  coffeeRoastingPage,
  coffeeSubscriptionPage,
  currentProjectsPage,
  directTradePage,
  faqPage,
  foundationPage,
  howToCoffeePreparationPage,
  jobsPage,
  legalNoticePage,
  membershipPage,
  newsletterPage,
  paymentPage,
  priceUpdate2024Page,
  privacyPage,
  productTestsPage,
  projectAccomplishmentsPage,
  projectCriteriaPage,
  projectsPage,
  redeemGiftSubscriptionPage,
  repairsPage,
  returnsPage,
  roasterOfTheYearPage,
  shippingPage,
  storyPage,
  teamPage,
  termsPage,
  withdrawalPage,
];
