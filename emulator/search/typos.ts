const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** Tells how many typos a word may have: one from four letters on, two from eight, as the service's defaults are. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length >= TWO_TYPOS_FROM) return 2;
  return word.length >= ONE_TYPO_FROM ? 1 : 0;
}

/** How a term is mistyped: the number of typos, and how many letters of the term the query word stands for. */
export type Mistyped = {readonly typos: number; readonly length: number};

/**
 * Compares a query word with a term of the index: a letter too much, too few, another one, or two swapped are one typo;
 * a wrong first letter counts twice.
 *
 * @param isPrefix whether the query word may stand for the beginning of the term
 * @returns `null` where it takes more than `max` typos
 */
export function mistyped(word: string, term: string, max: number, isPrefix: boolean): Mistyped | null {
  const penalty = term.startsWith(word.charAt(0)) ? 0 : 1;
  const limit = max - penalty;
  if (limit < 1 || term.length < word.length - limit) return null;
  if (!isPrefix && term.length > word.length + limit) return null;
  const row = lastRow(word, term.slice(0, word.length + limit), limit);
  if (row === null) return null;
  let length = row.length - 1;
  if (isPrefix) {
    for (let column = row.length - 1; column >= 0; column--) {
      if ((row[column] ?? Infinity) < (row[length] ?? Infinity)) length = column;
    }
  } else if (term.length >= row.length) return null;
  const typos = (row[length] ?? Infinity) + penalty;
  return typos > max ? null : {typos, length};
}

/** Distances of the whole word to each beginning of the term; `null` as soon as all exceed the limit. */
function lastRow(word: string, term: string, limit: number): readonly number[] | null {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({length: term.length + 1}, (_, column) => column);
  for (let line = 1; line <= word.length; line++) {
    const row = [line];
    let least = line;
    for (let column = 1; column <= term.length; column++) {
      const isSame = word[line - 1] === term[column - 1];
      const isSwap =
        line > 1 && column > 1 && word[line - 1] === term[column - 2] && word[line - 2] === term[column - 1];
      const distance = Math.min(
        (last[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return null;
    beforeLast = last;
    last = row;
  }
  return last;
}
