import {servicePaths} from './service-paths';

/**
 * Where the two statutory ways out of a contract begin. Their links stand on every page, also where the footer does not:
 * „Vertrag widerrufen“ (§ 356a BGB) and „Verträge hier kündigen“ (§ 312k BGB).
 */
export const STATUTORY_PATHS = {
  withdraw: servicePaths('withdrawal'),
  cancel: servicePaths('cancellation'),
} as const;
