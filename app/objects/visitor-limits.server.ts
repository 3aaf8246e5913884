import {
  LIMITS_BY_NAME,
  ROOM_OF_UNKNOWN_VISITORS,
  type Limit,
  type LimitName,
  type LimitRule,
  type LimitVerdict,
} from '../config/limits';
import {networksOf, WIDE_NETWORK_ROOM} from '#contracts/internet-address';
import {hashHex} from '../runtime/digest.server';
import type {Count} from './limiter.server';
import type {ObjectCall} from './object-call.server';

type Counter = {
  readonly take: (counts: readonly Count[], now: number, id?: string | null) => Promise<LimitVerdict>;
};

/** What somebody does once more. */
type Attempt = {
  /** The targets, such as an e-mail address. Each has one count for all visitors; case is ignored. */
  readonly targets?: readonly string[];
  /** Names the attempt: repeated, it does not count for its targets again. */
  readonly id?: string;
};

export type VisitorLimits = {
  /** Counts that the visitor does something once more: for their networks first, then for each target: by their networks, then by all visitors. */
  readonly take: (limit: LimitName, attempt?: Attempt) => Promise<LimitVerdict>;
};

type Options = {
  readonly counter: (name: string) => Counter;
  readonly callObject: ObjectCall;
  /** The visitor's address, from the platform's header; `null` without it. */
  readonly address: string | null;
  readonly now: () => Date;
};

const ALLOWED = {allowed: true} as const;

/** Makes the limits of one visitor, kept by one `Limiter` for the networks of the visitor and one per target. */
export function createVisitorLimits({counter, callObject, address, now}: Options): VisitorLimits {
  const networks = address === null ? ['unknown'] : networksOf(address);
  const room = address === null ? ROOM_OF_UNKNOWN_VISITORS : 1;

  function networkCounts(rules: readonly LimitRule[]): readonly Count[] {
    return networks.map((name, index) => ({name, rules: widened(rules, index === 0 ? room : WIDE_NETWORK_ROOM)}));
  }

  function take(name: string, counts: readonly Count[], id: string | null = null): Promise<LimitVerdict> {
    return callObject(() => counter(name).take(counts, now().getTime(), id));
  }

  return {
    async take(limit, {targets = [], id} = {}) {
      const {network, networkPerTarget = [], target}: Limit = LIMITS_BY_NAME[limit];
      // An e-mail address is nobody's business: it is counted without being kept.
      const counted = await Promise.all(targets.map((each) => hashHex(folded(each))));
      const attempt = id === undefined ? null : await hashHex(id);
      // The networks of a visitor lie in the object of the widest one, so that one call counts all or none.
      const name = `${limit} from ${networks.at(-1) ?? ''}`;
      if (network.length > 0) {
        const verdict = await take(name, networkCounts(network));
        if (!verdict.allowed) return verdict;
      }
      if (networkPerTarget.length > 0) {
        const counts = networkCounts(networkPerTarget);
        const verdict = await worst(counted.map((each) => take(`${name} for ${each}`, counts, attempt)));
        if (!verdict.allowed) return verdict;
      }
      if (target.length === 0) return ALLOWED;
      return worst(counted.map((each) => take(`${limit} for ${each}`, [{name: 'target', rules: target}], attempt)));
    },
  };
}

async function worst(verdicts: readonly Promise<LimitVerdict>[]): Promise<LimitVerdict> {
  return (await Promise.all(verdicts)).reduce(worse, ALLOWED);
}

function widened(rules: readonly LimitRule[], factor: number): readonly LimitRule[] {
  return rules.map(({limit, seconds}) => ({limit: limit * factor, seconds}));
}

function worse(one: LimitVerdict, other: LimitVerdict): LimitVerdict {
  if (one.allowed) return other;
  return other.allowed || other.retryAfterSeconds < one.retryAfterSeconds ? one : other;
}

/** One spelling of a target: what does not show, and the width of letters, make no other one. */
function folded(target: string): string {
  return target
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, '')
    .toLowerCase();
}
