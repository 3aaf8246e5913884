import type {Language} from './languages';

/**
 * Where the two statutory ways out of a contract begin. Their links stand on every page, also where the footer does not:
 * „Vertrag widerrufen“ (§ 356a BGB) and „Verträge hier kündigen“ (§ 312k BGB).
 */
export const STATUTORY_PATHS = {
  withdraw: {de: '/de/e/widerruf', en: '/en/e/withdrawal'},
  cancel: {de: '/de/e/kuendigung', en: '/en/e/cancellation'},
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
