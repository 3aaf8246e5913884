import type {PageSource} from '../source';
import {accessibility} from './pages/accessibility';
import {cancellation} from './pages/cancellation';
import {legalNotice} from './pages/legal-notice';
import {payment} from './pages/payment';
import {privacy} from './pages/privacy';
import {repairs} from './pages/repairs';
import {returns} from './pages/returns';
import {shipping} from './pages/shipping';
import {terms} from './pages/terms';
import {withdrawal} from './pages/withdrawal';

/** English content pages. */
export const pages: readonly PageSource[] = [
  accessibility,
  cancellation,
  legalNotice,
  payment,
  privacy,
  repairs,
  returns,
  shipping,
  terms,
  withdrawal,
];
