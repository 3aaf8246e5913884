const FACTS = ['name', 'company', 'contract', 'orderNumber', 'email', 'phone'] as const;

/** Picks what a receipt repeats of a statement as it was typed. Long texts are left out. */
export function receiptFacts(values: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    FACTS.flatMap((field) => {
      const value = values[field];
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
}
