import type {Language} from '../shared/language';

const FORMATS = {
  de: new Intl.NumberFormat('de-DE', {style: 'currency', currency: 'EUR'}),
  en: new Intl.NumberFormat('en-GB', {style: 'currency', currency: 'EUR'}),
} as const;

/** Returns an amount in integer cents of EUR as people write it: `4,90 €`, `€4.90`. */
export function moneyText(cents: number, language: Language): string {
  return FORMATS[language].format(cents / 100);
}
