import type {PageSource} from '../source';
import {agb} from './pages/agb';
import {barrierefreiheit} from './pages/barrierefreiheit';
import {datenschutz} from './pages/datenschutz';
import {impressum} from './pages/impressum';
import {kuendigung} from './pages/kuendigung';
import {reparatur} from './pages/reparatur';
import {retoure} from './pages/retoure';
import {versand} from './pages/versand';
import {widerruf} from './pages/widerruf';
import {zahlung} from './pages/zahlung';

/** German content pages. */
export const pages: readonly PageSource[] = [
  agb,
  barrierefreiheit,
  datenschutz,
  impressum,
  kuendigung,
  reparatur,
  retoure,
  versand,
  widerruf,
  zahlung,
];
