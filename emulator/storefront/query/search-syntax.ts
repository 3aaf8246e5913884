/** A search term of the platform's query language. */
export type Term = {
  /** In small letters; `null` for a word without a field. */
  readonly field: string | null;
  readonly comparator: '=' | '<' | '<=' | '>' | '>=';
  /** In small letters. */
  readonly value: string;
  /** Whether any continuation counts (`kaff*`). */
  readonly isPrefix: boolean;
};

/** What a query asks for. */
export type Condition =
  | {readonly kind: 'term'; readonly term: Term}
  | {readonly kind: 'not'; readonly of: Condition}
  | {readonly kind: 'and' | 'or'; readonly of: readonly Condition[]};

type Token = {readonly kind: '(' | ')' | 'and' | 'or' | 'not'} | {readonly kind: 'term'; readonly term: Term};

const TOKEN =
  /\s*(?:([()])|(AND|OR|NOT)(?=[\s()]|$)|(-)(?=\S)|(?:([A-Za-z_.]+):)?(<=|>=|<|>)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()"']+)))/y;

/**
 * Reads the platform's search syntax: words and `field:value`, `<`, `>`, quotes, `*` at the end, `-` and `NOT`, `AND` (also
 * where nothing stands between two terms), `OR`, parentheses. As on the platform, nothing is an error: what cannot be read is left out.
 */
export function readQuery(query: string): Condition {
  const tokens = tokensOf(query);
  let at = 0;
  const peek = () => tokens[at]?.kind;

  const either = (): Condition => {
    const parts = [all()];
    while (peek() === 'or') {
      at += 1;
      parts.push(all());
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : {kind: 'or', of: parts};
  };
  const all = (): Condition => {
    const parts: Condition[] = [];
    for (let kind = peek(); kind !== undefined && kind !== 'or' && kind !== ')'; kind = peek()) {
      if (kind === 'and') at += 1;
      else parts.push(one());
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : {kind: 'and', of: parts};
  };
  const one = (): Condition => {
    const token = tokens[at];
    at += 1;
    if (token?.kind === 'not') return {kind: 'not', of: one()};
    if (token?.kind === 'term') return {kind: 'term', term: token.term};
    if (token?.kind !== '(') return {kind: 'and', of: []};
    const inner = either();
    if (peek() === ')') at += 1;
    return inner;
  };
  const read = either();
  while (peek() === ')') at += 1;
  return at < tokens.length ? {kind: 'and', of: [read, all()]} : read;
}

/** Tells whether something fulfils a condition. */
export function fulfils(condition: Condition, meets: (term: Term) => boolean): boolean {
  switch (condition.kind) {
    case 'term':
      return meets(condition.term);
    case 'not':
      return !fulfils(condition.of, meets);
    case 'and':
      return condition.of.every((part) => fulfils(part, meets));
    case 'or':
      return condition.of.some((part) => fulfils(part, meets));
  }
}

/** Returns all terms of a condition. */
export function termsOf(condition: Condition): readonly Term[] {
  switch (condition.kind) {
    case 'term':
      return [condition.term];
    case 'not':
      return termsOf(condition.of);
    case 'and':
    case 'or':
      return condition.of.flatMap(termsOf);
  }
}

function tokensOf(query: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(query);
    if (match === null) {
      at += 1;
      continue;
    }
    at = TOKEN.lastIndex;
    tokens.push(tokenOf(match));
  }
  return tokens;
}

function tokenOf([, bracket, word, minus, field, comparator, double, single, bare]: RegExpExecArray): Token {
  if (bracket === '(' || bracket === ')') return {kind: bracket};
  if (word === 'AND') return {kind: 'and'};
  if (word === 'OR') return {kind: 'or'};
  if (word === 'NOT' || minus !== undefined) return {kind: 'not'};
  const quoted = double ?? single;
  const written = quoted === undefined ? (bare ?? '') : quoted.replace(/\\(.)/g, '$1');
  const isPrefix = quoted === undefined && written.endsWith('*');
  return {
    kind: 'term',
    term: {
      field: field?.toLowerCase() ?? null,
      comparator: comparatorOf(comparator),
      value: (isPrefix ? written.slice(0, -1) : written).toLowerCase(),
      isPrefix,
    },
  };
}

function comparatorOf(written: string | undefined): Term['comparator'] {
  switch (written) {
    case '<':
    case '<=':
    case '>':
    case '>=':
      return written;
    default:
      return '=';
  }
}
