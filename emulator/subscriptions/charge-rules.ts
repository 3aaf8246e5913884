import type {ChargeStatus} from './account';

/** What a customer may ask of a delivery. */
export const CHARGE_COMMANDS = [
  'skip',
  'unskip',
  'process',
  'reschedule',
  'apply-discount',
  'remove-discount',
] as const;

export type ChargeCommandName = (typeof CHARGE_COMMANDS)[number];

const PROCESSING = 'The charge is being processed.';
const PROCESSED = 'The charge was processed already.';
const SKIPPED = 'The charge is skipped.';
const NOT_SKIPPED = 'The charge is not skipped.';
const FAILED = 'The charge failed and will be tried again.';

const NOTHING_MORE: Readonly<Record<ChargeCommandName, string | null>> = {
  skip: PROCESSED,
  unskip: PROCESSED,
  process: PROCESSED,
  reschedule: PROCESSED,
  'apply-discount': PROCESSED,
  'remove-discount': PROCESSED,
};

const WAITING: Readonly<Record<ChargeCommandName, string | null>> = {
  skip: PROCESSING,
  unskip: PROCESSING,
  process: PROCESSING,
  reschedule: PROCESSING,
  'apply-discount': PROCESSING,
  'remove-discount': PROCESSING,
};

/**
 * States of a charge and commands: `null` where the command is allowed, else why it is not.
 * Source: Specification, section 4, "Charges (deliveries)".
 */
export const CHARGE_RULES: Readonly<Record<ChargeStatus, Readonly<Record<ChargeCommandName, string | null>>>> = {
  queued: {
    skip: null,
    unskip: NOT_SKIPPED,
    process: null,
    reschedule: null,
    'apply-discount': null,
    'remove-discount': null,
  },
  error: {
    skip: null,
    unskip: NOT_SKIPPED,
    process: null,
    reschedule: FAILED,
    'apply-discount': FAILED,
    'remove-discount': FAILED,
  },
  skipped: {
    skip: SKIPPED,
    unskip: null,
    process: SKIPPED,
    reschedule: SKIPPED,
    'apply-discount': SKIPPED,
    'remove-discount': SKIPPED,
  },
  pending: WAITING,
  pending_manual_payment: WAITING,
  success: NOTHING_MORE,
  refunded: NOTHING_MORE,
  partially_refunded: NOTHING_MORE,
};
