const SPELLED: Readonly<Record<string, string>> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss'};

/**
 * Returns the fragment of a heading: its words in small letters, joined by dashes, with a number behind where `taken`
 * has it already. Never empty.
 */
export function fragment(title: string, taken: ReadonlySet<string>): string {
  const words = title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const base = words === '' ? 'part' : words;
  let candidate = base;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${base}-${number}`;
  return candidate;
}
