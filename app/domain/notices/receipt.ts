import type {NoticeReceipt} from './notice';

type Told = {readonly intent: string; readonly values: Readonly<Record<string, string>>};

const FACTS = ['name', 'company', 'contract', 'orderNumber', 'email', 'phone'] as const;

/** What the page after a statement shall tell once, in the manner of a form's outcome. Long texts are left to the mail. */
export function tellReceipt(
  notice: string,
  {reference, receivedAt}: Pick<NoticeReceipt, 'reference' | 'receivedAt'>,
  values: Readonly<Record<string, string | undefined>>,
) {
  const facts = FACTS.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    intent: notice,
    refusals: [],
    values: {reference, receivedAt, ...Object.fromEntries(facts)},
    repeated: false,
    undo: null,
  };
}

/** The receipt of a statement out of what was told; `null` where nothing was, or something else. */
export function readReceipt(notice: string, told: Told | null): NoticeReceipt | null {
  if (told?.intent !== notice) return null;
  const {reference, receivedAt, ...facts} = told.values;
  if (reference === undefined || receivedAt === undefined || Number.isNaN(Date.parse(receivedAt))) return null;
  return {reference, receivedAt, facts};
}
