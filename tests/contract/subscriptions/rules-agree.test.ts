import {describe, expect, it} from 'vitest';

import {CHARGE_RULES, type ChargeCommand, type ChargeState} from '../../../app/domain/subscription/charge';
import {CHARGE_RULES as SERVICE_RULES} from '../../../emulator/subscriptions/charge-rules';

/** The states of a charge as the service names them, and as the shop does. */
const STATES = {
  queued: 'upcoming',
  skipped: 'skipped',
  pending: 'processing',
  pending_manual_payment: 'processing',
  error: 'errored',
  success: 'completed',
  refunded: 'completed',
  partially_refunded: 'completed',
} as const satisfies Readonly<Record<keyof typeof SERVICE_RULES, ChargeState>>;

const COMMANDS = {
  skip: 'skip',
  unskip: 'unskip',
  process: 'send-now',
  reschedule: 'reschedule',
} as const satisfies Partial<Record<keyof (typeof SERVICE_RULES)['queued'], ChargeCommand>>;

type Of<T> = (keyof T)[];
const statuses = Object.keys(STATES).filter((status): status is keyof typeof STATES => status in SERVICE_RULES);
const commands: Of<typeof COMMANDS> = ['skip', 'unskip', 'process', 'reschedule'];

describe('the shop allows a delivery what the service allows it', () => {
  it.each(statuses.flatMap((status) => commands.map((command) => [status, command] as const)))(
    '%s, %s',
    (status, command) => {
      const ours = CHARGE_RULES[STATES[status]][COMMANDS[command]];
      expect(ours === null).toBe(SERVICE_RULES[status][command] === null);
    },
  );
});
