import type {PageSource} from '../source';
import {aboPage} from './pages/abo';
import {agbPage} from './pages/agb';
import {aktuelleProjektePage} from './pages/aktuelle-projekte';
import {anmeldungErfolgreichPage} from './pages/anmeldung-erfolgreich';
import {b2bBueroInfoPage} from './pages/b2b-buero-info';
import {b2bGastroInfoPage} from './pages/b2b-gastro-info';
import {b2bHaendlerInfoPage} from './pages/b2b-haendler-info';
import {b2bInformationenPage} from './pages/b2b-informationen';
import {b2bLoginPage} from './pages/b2b-login';
import {barrierefreiheitPage} from './pages/barrierefreiheit';
import {blackWeekendPage} from './pages/black-weekend';
import {bruehanleitungenPage} from './pages/bruehanleitungen';
import {corpPage} from './pages/corp';
import {datenschutzPage} from './pages/datenschutz';
import {direkterHandelPage} from './pages/direkter-handel';
import {faqPage} from './pages/faq';
import {futurebensPage} from './pages/futurebens';
import {geschenkaboPage} from './pages/geschenkabo';
import {geschenkaboEinloesenPage} from './pages/geschenkabo-einloesen';
import {geschichtePage} from './pages/geschichte';
import {gutscheinBestaetigungPage} from './pages/gutschein-bestaetigung';
import {haendlerKaffeezubehoerPage} from './pages/haendler-kaffeezubehoer';
import {impressumPage} from './pages/impressum';
import {jobsPage} from './pages/jobs';
import {kaffeeroestungPage} from './pages/kaffeeroestung';
import {kaffeewissenPage} from './pages/kaffeewissen';
import {kaffeezubereitungPage} from './pages/kaffeezubereitung';
import {kuendigungPage} from './pages/kuendigung';
import {lieblingskaffeePage} from './pages/lieblingskaffee';
import {membershipPage} from './pages/membership';
import {neukundenrabattPage} from './pages/neukundenrabatt';
import {newsletterPage} from './pages/newsletter';
import {osternPage} from './pages/ostern';
import {preisUpdate2024Page} from './pages/preis-update-2024';
import {produkttestsPage} from './pages/produkttests';
import {projektePage} from './pages/projekte';
import {projekterfolgePage} from './pages/projekterfolge';
import {projektkriterienPage} from './pages/projektkriterien';
import {reparaturPage} from './pages/reparatur';
import {retourePage} from './pages/retoure';
import {roesterDesJahres2024Page} from './pages/roester-des-jahres-2024';
import {stiftungPage} from './pages/stiftung';
import {studierendenrabattPage} from './pages/studierendenrabatt';
import {teamPage} from './pages/team';
import {tomorrowPage} from './pages/tomorrow';
import {versandPage} from './pages/versand';
import {weihnachtsgeschenkePage} from './pages/weihnachtsgeschenke';
import {weihnachtsgeschenkeEspressoPage} from './pages/weihnachtsgeschenke-espresso';
import {whatsappNewsletterPage} from './pages/whatsapp-newsletter';
import {widerrufPage} from './pages/widerruf';
import {willkommensbonusPage} from './pages/willkommensbonus';
import {zahlungPage} from './pages/zahlung';

/** German content pages. */
export const pages: readonly PageSource[] = [
  aboPage,
  agbPage,
  aktuelleProjektePage,
  anmeldungErfolgreichPage,
  b2bBueroInfoPage,
  b2bGastroInfoPage,
  b2bHaendlerInfoPage,
  b2bInformationenPage,
  b2bLoginPage,
  barrierefreiheitPage,
  blackWeekendPage,
  bruehanleitungenPage,
  corpPage,
  datenschutzPage,
  direkterHandelPage,
  faqPage,
  futurebensPage,
  geschenkaboPage,
  geschenkaboEinloesenPage,
  geschichtePage,
  gutscheinBestaetigungPage,
  haendlerKaffeezubehoerPage,
  impressumPage,
  jobsPage,
  kaffeeroestungPage,
  kaffeewissenPage,
  kaffeezubereitungPage,
  kuendigungPage,
  lieblingskaffeePage,
  membershipPage,
  neukundenrabattPage,
  newsletterPage,
  osternPage,
  preisUpdate2024Page,
  produkttestsPage,
  projektePage,
  projekterfolgePage,
  projektkriterienPage,
  reparaturPage,
  retourePage,
  roesterDesJahres2024Page,
  stiftungPage,
  studierendenrabattPage,
  teamPage,
  tomorrowPage,
  versandPage,
  weihnachtsgeschenkePage,
  weihnachtsgeschenkeEspressoPage,
  whatsappNewsletterPage,
  widerrufPage,
  willkommensbonusPage,
  zahlungPage,
];
