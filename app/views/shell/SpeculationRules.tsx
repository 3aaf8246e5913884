import {useEffect, useState} from 'react';

import {useNonce} from './nonce';

/** Public pages alone, with a press: what has an effect, or is somebody's own, is fetched when it is wanted. */
const RULES = {prefetch: [{where: {href_matches: '/(de|en)/([abcegkp])/*'}}]};

const HTML = {__html: JSON.stringify(RULES)};

/**
 * Has the browser fetch a public page as soon as its link is pressed, before it is let go. Once the page is awake, its links
 * bring less than a document, and the rules are taken back.
 */
export function SpeculationRules() {
  const nonce = useNonce();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (isAwake) return null;
  return <script type="speculationrules" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={HTML} />;
}
