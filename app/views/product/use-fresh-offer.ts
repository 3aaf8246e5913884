import {useEffect, useState} from 'react';

import {onFirstInteraction} from '../../client/on-first-interaction';
import {stockPath} from '../../config/paths';
import {useLanguage} from '../../i18n/use-translate';
import type {Offer} from './offer';

/**
 * The offer with the platform's own word on whether it can still be bought, asked at the visitor's first movement: a kept
 * page may be minutes old. What is back again shows with the next page; what is not answered changes nothing.
 */
export function useFreshOffer(offer: Offer): Offer {
  const language = useLanguage();
  const [soldOut, setSoldOut] = useState<ReadonlySet<unknown>>(new Set());
  const {id} = offer.product;
  useEffect(() => {
    const number = id.split('/').at(-1) ?? '';
    return onFirstInteraction(() => {
      void readSoldOut(stockPath(language, number)).then(setSoldOut);
    });
  }, [id, language]);
  if (offer.purchase.preselected === null || !soldOut.has(offer.variant.id)) return offer;
  return {
    ...offer,
    availability: {state: 'sold-out'},
    arrival: null,
    purchase: {oneTime: false, plans: [], preselectedPlan: null, preselected: null},
  };
}

async function readSoldOut(path: string): Promise<ReadonlySet<unknown>> {
  try {
    const answer = await fetch(path, {priority: 'low'});
    const ids: unknown = answer.ok ? await answer.json() : [];
    return new Set(Array.isArray(ids) ? ids : []);
  } catch {
    return new Set();
  }
}
