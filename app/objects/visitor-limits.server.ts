import {ROOM_OF_UNKNOWN_VISITORS, VISITOR_LIMITS, type VisitorLimit} from '../config/limits';
import {addressRange} from '../domain/address-range';
import type {LimitRule, LimitVerdict} from './limiter.server';

type Counter = {readonly take: (rules: readonly LimitRule[], now: number) => Promise<LimitVerdict>};

export type VisitorLimits = {
  /**
   * Counts that the visitor asks for something once more. `subject`, such as an e-mail address, is what it is about and
   * is counted too, whoever asks; compared without case.
   */
  readonly take: (limit: VisitorLimit, subject?: string) => Promise<LimitVerdict>;
};

type Options = {
  readonly counter: (name: string) => Counter;
  /** The visitor's, as the platform says it; `null` where it says none. */
  readonly address: string | null;
  readonly now: () => Date;
};

/** The limits of one visitor, kept by one `Limiter` per thing that is counted. */
export function createVisitorLimits({counter, address, now}: Options): VisitorLimits {
  const range = address === null ? 'unknown' : addressRange(address);
  const room = address === null ? ROOM_OF_UNKNOWN_VISITORS : 1;
  const count = (name: string, rules: readonly LimitRule[]): Promise<LimitVerdict> =>
    rules.length === 0 ? Promise.resolve({allowed: true}) : counter(name).take(rules, now().getTime());
  const widened = (rules: readonly LimitRule[]) => rules.map(({limit, seconds}) => ({limit: limit * room, seconds}));
  return {
    async take(limit, subject) {
      const rules = VISITOR_LIMITS[limit];
      const visitor = await count(`${limit} from ${range}`, widened(rules.visitor));
      if (!visitor.allowed || subject === undefined) return visitor;
      return count(`${limit} for ${await fingerprint(subject)}`, rules.subject);
    },
  };
}

/** An e-mail address is nobody's business: it is counted without being kept. */
async function fingerprint(subject: string): Promise<string> {
  const bytes = new TextEncoder().encode(subject.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
