import {useEffect, useState} from 'react';

import {useNonce} from '../../framework/nonce';
import {PREFETCHED} from '../../pages/browser-values';
import {PAPER} from '../../styles/paper';

/** Shows what every document's head begins with; titles, canonical and the like come from the routes. */
export function Head() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={PAPER} />
      {/* Links that iOS makes of numbers before the page is hydrated are not React's: it would render all of it anew. */}
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/** Public pages alone, with a press: what has an effect, or is somebody's own, is fetched when it is wanted. */
const RULES = {prefetch: [{where: {href_matches: PREFETCHED}}]};

const HTML = {__html: JSON.stringify(RULES)};

/**
 * Lets the browser fetch a public page as soon as its link is pressed, before it is let go. Once the page is awake, its
 * links bring less than a document, and the rules are taken back.
 */
export function SpeculationRules() {
  const nonce = useNonce();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (isAwake) return null;
  return <script type="speculationrules" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={HTML} />;
}
