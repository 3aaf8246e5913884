import type {Pages} from './page';

/** What every page has that editors write. Guides have the brew calculator, which computes with `dose` and `ratio`. */
export const CONTENT = {
  path: '/:lang/e/:slug',
  cache: {parameters: {}, filters: {dose: 'free', ratio: 'free'}},
} as const;

/** The rows of editors' pages that the shop itself leads to, or that are named in every language. */
export const EDITORS_PAGES = {
  legalNotice: {...CONTENT, slug: {de: 'impressum', en: 'legal-notice'}},
  privacy: {...CONTENT, slug: {de: 'datenschutz', en: 'privacy'}},
  terms: {...CONTENT, slug: {de: 'agb', en: 'terms'}},
  withdrawalInfo: {...CONTENT, slug: {de: 'widerruf', en: 'withdrawal'}},
  shipping: {...CONTENT, slug: {de: 'versand', en: 'shipping'}},
  payment: {...CONTENT, slug: {de: 'zahlung', en: 'payment'}},
  returns: {...CONTENT, slug: {de: 'retoure', en: 'returns'}},
  repairs: {...CONTENT, slug: {de: 'reparatur', en: 'repairs'}},
  accessibility: {...CONTENT, slug: {de: 'barrierefreiheit', en: 'accessibility'}},
  cancellationInfo: {...CONTENT, slug: {de: 'kuendigung', en: 'cancellation'}},
  faq: {...CONTENT, slug: {de: 'faq', en: 'faq'}},
  coffeeKnowledge: {...CONTENT, slug: {de: 'kaffeewissen', en: 'coffee-knowledge'}},
  brewingGuides: {...CONTENT, slug: {de: 'bruehanleitungen', en: 'brewing-guides'}},
  productTests: {...CONTENT, slug: {de: 'produkttests', en: 'product-tests'}},
  drawConditions: {...CONTENT, slug: {de: 'teilnahmebedingungen', en: 'draw-conditions'}},
  newsletterInfo: {...CONTENT, slug: {de: 'newsletter', en: 'newsletter'}},
  story: {...CONTENT, slug: {de: 'geschichte', en: 'story'}},
  team: {...CONTENT, slug: {de: 'team', en: 'team'}},
  jobs: {...CONTENT, slug: {de: 'jobs', en: 'jobs'}},
  foundation: {...CONTENT, slug: {de: 'stiftung', en: 'foundation'}},
  projects: {...CONTENT, slug: {de: 'projekte', en: 'projects'}},
  projectCriteria: {...CONTENT, slug: {de: 'projektkriterien', en: 'project-criteria'}},
  currentProjects: {...CONTENT, slug: {de: 'aktuelle-projekte', en: 'current-projects'}},
  projectAccomplishments: {...CONTENT, slug: {de: 'projekterfolge', en: 'project-accomplishments'}},
  directTrade: {...CONTENT, slug: {de: 'direkter-handel', en: 'direct-trade'}},
  coffeePreparation: {...CONTENT, slug: {de: 'kaffeezubereitung', en: 'how-to-coffee-preparation'}},
  coffeeRoasting: {...CONTENT, slug: {de: 'kaffeeroestung', en: 'coffee-roasting'}},
  roasterOfTheYear: {...CONTENT, slug: {de: 'roester-des-jahres-2024', en: 'roaster-of-the-year'}},
  membership: {...CONTENT, slug: {de: 'membership', en: 'membership'}},
  businessInformation: {...CONTENT, slug: {de: 'b2b-informationen', en: 'b2b-info'}},
  businessLogin: {...CONTENT, slug: {de: 'b2b-login', en: 'b2b-login-eng'}},
  christmasPresents: {...CONTENT, slug: {de: 'weihnachtsgeschenke', en: 'christmas-presents'}},
  christmasPresentsEspresso: {
    ...CONTENT,
    slug: {de: 'weihnachtsgeschenke-espresso', en: 'christmas-presents-espresso'},
  },
  blackWeekend: {...CONTENT, slug: {de: 'black-weekend', en: 'black-weekend'}},
  priceUpdate: {...CONTENT, slug: {de: 'preis-update-2024', en: 'price-update-2024'}},
} as const satisfies Pages;
