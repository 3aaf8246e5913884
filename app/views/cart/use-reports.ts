import {useMemo, useState} from 'react';

import {reportAnswer, type CartFormAnswer, type CartReport} from '../../domain/cart/report';

/**
 * Collects what the readings of the cart bring in one showing of the page, the first first. The worker says it once, and the next reading
 * lacks it; but nobody may have seen it yet: the tab may have been behind another one all the time.
 */
export function useBrought<Brought>(brought: Brought): readonly Brought[] {
  const [known, setKnown] = useState<readonly Brought[]>([brought]);
  if (known.at(-1) === brought) return known;
  const all = [...known, brought];
  setKnown(all);
  return all;
}

/** The messages of one showing of the page that its script has not asked for. */
type Messages = {
  /** What the page came with. */
  readonly first: readonly CartReport[];
  /** What has come since, the oldest first: reading the cart again has removed lines. */
  readonly later: readonly CartReport[];
};

/** Collects the flash messages, and the answer to a form that came without a redirect: the router drops it with the next reading. */
export function useMessages(answer: CartFormAnswer | null, flash: CartReport | null): Messages {
  const [answered] = useState(() => answer && reportAnswer(answer));
  const flashes = useBrought(flash);
  return useMemo(() => {
    const [first = null, ...later] = flashes;
    return {first: [first, answered].filter(isReport), later: later.filter(isReport)};
  }, [flashes, answered]);
}

function isReport(report: CartReport | null): report is CartReport {
  return report !== null;
}

/** Returns the reports that the page shows: what the forms of this showing came to takes the place of what the page came with. */
export function useReports(sent: readonly CartReport[], {first, later}: Messages): readonly CartReport[] {
  return useMemo(() => (sent.length > 0 ? [...later, ...sent] : [...first, ...later]), [sent, first, later]);
}
