import type {PostSource} from '../source';
import {arabicaUndRobusta} from './posts/arabica-und-robusta';
import {aufbereitungVerstehen} from './posts/aufbereitung-verstehen';
import {coldBrewImEinmachglas} from './posts/cold-brew-im-einmachglas';
import {dasUnterschaetzteWasser} from './posts/das-unterschaetzte-wasser';
import {derWegEinesSacks} from './posts/der-weg-eines-sacks';
import {dieChargeDieImKompostLandete} from './posts/die-charge-die-im-kompost-landete';
import {dienstagsBlind} from './posts/dienstags-blind';
import {dreizehnToteBaeume} from './posts/dreizehn-tote-baeume';
import {einMorgenInNyeri} from './posts/ein-morgen-in-nyeri';
import {filterpapierSchmeckt} from './posts/filterpapier-schmeckt';
import {frauTadesseUnterrichtet} from './posts/frau-tadesse-unterrichtet';
import {handmuehleReinigen} from './posts/handmuehle-reinigen';
import {jahresbericht2025} from './posts/jahresbericht-2025';
import {kaffeeLagern} from './posts/kaffee-lagern';
import {mahlgradFinden} from './posts/mahlgrad-finden';
import {marisolsNebel} from './posts/marisols-nebel';
import {maschineEntkalken} from './posts/maschine-entkalken';
import {milchSchaeumen} from './posts/milch-schaeumen';
import {nachhaltigkeitspreis} from './posts/nachhaltigkeitspreis';
import {neunZapfstellen} from './posts/neun-zapfstellen';
import {warumWirWiegen} from './posts/warum-wir-wiegen';
import {wennDerKaffeeBlueht} from './posts/wenn-der-kaffee-blueht';
import {wieKaffeeDasKoffeinVerliert} from './posts/wie-kaffee-das-koffein-verliert';
import {zertifiziertesUnternehmen} from './posts/zertifiziertes-unternehmen';

/** German blog posts. */
export const posts: readonly PostSource[] = [
  arabicaUndRobusta,
  aufbereitungVerstehen,
  coldBrewImEinmachglas,
  dasUnterschaetzteWasser,
  derWegEinesSacks,
  dieChargeDieImKompostLandete,
  dienstagsBlind,
  dreizehnToteBaeume,
  einMorgenInNyeri,
  filterpapierSchmeckt,
  frauTadesseUnterrichtet,
  handmuehleReinigen,
  jahresbericht2025,
  kaffeeLagern,
  mahlgradFinden,
  marisolsNebel,
  maschineEntkalken,
  milchSchaeumen,
  nachhaltigkeitspreis,
  neunZapfstellen,
  warumWirWiegen,
  wennDerKaffeeBlueht,
  wieKaffeeDasKoffeinVerliert,
  zertifiziertesUnternehmen,
];
