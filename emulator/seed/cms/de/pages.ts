import type {PageSource} from '../source';
import {abo} from './pages/abo';
import {agb} from './pages/agb';
import {aktuelleProjekte} from './pages/aktuelle-projekte';
import {anmeldungErfolgreich} from './pages/anmeldung-erfolgreich';
import {b2bBueroInfo} from './pages/b2b-buero-info';
import {b2bGastroInfo} from './pages/b2b-gastro-info';
import {b2bHaendlerInfo} from './pages/b2b-haendler-info';
import {b2bInformationen} from './pages/b2b-informationen';
import {b2bLogin} from './pages/b2b-login';
import {barrierefreiheit} from './pages/barrierefreiheit';
import {blackWeekend} from './pages/black-weekend';
import {bruehanleitungen} from './pages/bruehanleitungen';
import {corp} from './pages/corp';
import {datenschutz} from './pages/datenschutz';
import {direkterHandel} from './pages/direkter-handel';
import {faq} from './pages/faq';
import {futurebens} from './pages/futurebens';
import {geschenkabo} from './pages/geschenkabo';
import {geschenkaboEinloesen} from './pages/geschenkabo-einloesen';
import {geschichte} from './pages/geschichte';
import {gutscheinBestaetigung} from './pages/gutschein-bestaetigung';
import {haendlerKaffeezubehoer} from './pages/haendler-kaffeezubehoer';
import {impressum} from './pages/impressum';
import {jobs} from './pages/jobs';
import {kaffeeroestung} from './pages/kaffeeroestung';
import {kaffeewissen} from './pages/kaffeewissen';
import {kaffeezubereitung} from './pages/kaffeezubereitung';
import {kuendigung} from './pages/kuendigung';
import {lieblingskaffee} from './pages/lieblingskaffee';
import {membership} from './pages/membership';
import {neukundenrabatt} from './pages/neukundenrabatt';
import {newsletter} from './pages/newsletter';
import {ostern} from './pages/ostern';
import {preisUpdate2024} from './pages/preis-update-2024';
import {produkttests} from './pages/produkttests';
import {projekte} from './pages/projekte';
import {projekterfolge} from './pages/projekterfolge';
import {projektkriterien} from './pages/projektkriterien';
import {reparatur} from './pages/reparatur';
import {retoure} from './pages/retoure';
import {roesterDesJahres2024} from './pages/roester-des-jahres-2024';
import {stiftung} from './pages/stiftung';
import {studierendenrabatt} from './pages/studierendenrabatt';
import {team} from './pages/team';
import {tomorrow} from './pages/tomorrow';
import {versand} from './pages/versand';
import {weihnachtsgeschenke} from './pages/weihnachtsgeschenke';
import {weihnachtsgeschenkeEspresso} from './pages/weihnachtsgeschenke-espresso';
import {whatsappNewsletter} from './pages/whatsapp-newsletter';
import {widerruf} from './pages/widerruf';
import {willkommensbonus} from './pages/willkommensbonus';
import {zahlung} from './pages/zahlung';

/** German content pages. */
export const pages: readonly PageSource[] = [
  abo,
  agb,
  aktuelleProjekte,
  anmeldungErfolgreich,
  b2bBueroInfo,
  b2bGastroInfo,
  b2bHaendlerInfo,
  b2bInformationen,
  b2bLogin,
  barrierefreiheit,
  blackWeekend,
  bruehanleitungen,
  corp,
  datenschutz,
  direkterHandel,
  faq,
  futurebens,
  geschenkabo,
  geschenkaboEinloesen,
  geschichte,
  gutscheinBestaetigung,
  haendlerKaffeezubehoer,
  impressum,
  jobs,
  kaffeeroestung,
  kaffeewissen,
  kaffeezubereitung,
  kuendigung,
  lieblingskaffee,
  membership,
  neukundenrabatt,
  newsletter,
  ostern,
  preisUpdate2024,
  produkttests,
  projekte,
  projekterfolge,
  projektkriterien,
  reparatur,
  retoure,
  roesterDesJahres2024,
  stiftung,
  studierendenrabatt,
  team,
  tomorrow,
  versand,
  weihnachtsgeschenke,
  weihnachtsgeschenkeEspresso,
  whatsappNewsletter,
  widerruf,
  willkommensbonus,
  zahlung,
];
