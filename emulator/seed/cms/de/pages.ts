import type {PageSource} from '../source';
import {agb} from './pages/agb';
import {aktuelleProjekte} from './pages/aktuelle-projekte';
import {barrierefreiheit} from './pages/barrierefreiheit';
import {bruehanleitungen} from './pages/bruehanleitungen';
import {datenschutz} from './pages/datenschutz';
import {direkterHandel} from './pages/direkter-handel';
import {faq} from './pages/faq';
import {geschichte} from './pages/geschichte';
import {impressum} from './pages/impressum';
import {jobs} from './pages/jobs';
import {kaffeeroestung} from './pages/kaffeeroestung';
import {kaffeewissen} from './pages/kaffeewissen';
import {kaffeezubereitung} from './pages/kaffeezubereitung';
import {kuendigung} from './pages/kuendigung';
import {newsletter} from './pages/newsletter';
import {produkttests} from './pages/produkttests';
import {projekte} from './pages/projekte';
import {projekterfolge} from './pages/projekterfolge';
import {projektkriterien} from './pages/projektkriterien';
import {reparatur} from './pages/reparatur';
import {retoure} from './pages/retoure';
import {roesterDesJahres2024} from './pages/roester-des-jahres-2024';
import {stiftung} from './pages/stiftung';
import {team} from './pages/team';
import {versand} from './pages/versand';
import {widerruf} from './pages/widerruf';
import {zahlung} from './pages/zahlung';

/** German content pages. */
export const pages: readonly PageSource[] = [
  agb,
  aktuelleProjekte,
  barrierefreiheit,
  bruehanleitungen,
  datenschutz,
  direkterHandel,
  faq,
  geschichte,
  impressum,
  jobs,
  kaffeeroestung,
  kaffeewissen,
  kaffeezubereitung,
  kuendigung,
  newsletter,
  produkttests,
  projekte,
  projekterfolge,
  projektkriterien,
  reparatur,
  retoure,
  roesterDesJahres2024,
  stiftung,
  team,
  versand,
  widerruf,
  zahlung,
];
