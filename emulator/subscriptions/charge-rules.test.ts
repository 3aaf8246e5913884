import {describe, expect, it} from 'vitest';
import {CHARGE_COMMANDS, CHARGE_RULES} from './charge-rules';

/** Specification, section 4, "Charges (deliveries)": what is allowed in which state. */
const ALLOWED = {
  queued: ['skip', 'process', 'reschedule', 'apply-discount', 'remove-discount'],
  error: ['skip', 'process'],
  skipped: ['unskip'],
  pending: [],
  pending_manual_payment: [],
  success: [],
  refunded: [],
  partially_refunded: [],
} as const;

describe('charge states × commands', () => {
  it.each(Object.entries(ALLOWED))('%s', (status, allowed) => {
    const rules = Object.entries(CHARGE_RULES).find(([name]) => name === status)?.[1];
    expect(CHARGE_COMMANDS.filter((command) => rules?.[command] === null)).toEqual(allowed);
    for (const command of CHARGE_COMMANDS) expect(rules?.[command]).not.toBe('');
  });

  it('knows every state', () => {
    expect(Object.keys(CHARGE_RULES).sort()).toEqual(Object.keys(ALLOWED).sort());
  });
});
