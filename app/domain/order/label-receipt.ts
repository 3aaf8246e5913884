import type {ReturnLabel} from './tracking';

type Told = {readonly intent: string; readonly values: Readonly<Record<string, string>>};

const INTENT = 'return-label';

/** What the page after a return shall tell once, in the manner of a form's outcome. */
export function tellLabel({labelUrl, carrier, trackingNumber, sendBy}: ReturnLabel) {
  return {
    intent: INTENT,
    refusals: [],
    values: {labelUrl, carrier, trackingNumber, sendBy},
    repeated: false,
    undo: null,
  };
}

/** The label out of what was told; `null` where nothing was, or it does not lead to an address. */
export function readLabel(told: Told | null): ReturnLabel | null {
  if (told?.intent !== INTENT) return null;
  const {labelUrl = '', carrier = '', trackingNumber = '', sendBy = ''} = told.values;
  const isAddress = /^https?:\/\//.test(labelUrl) && !Number.isNaN(Date.parse(sendBy));
  return isAddress ? {labelUrl, carrier, trackingNumber, sendBy} : null;
}
