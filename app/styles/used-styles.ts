/** A rule with the classes of each of its selectors, or a group of rules such as `@media`; `always` stays in any case. */
type Rule =
  | {readonly kind: 'rule'; readonly css: string; readonly selectors: readonly (readonly string[])[]}
  | {readonly kind: 'group'; readonly head: string; readonly rules: readonly Rule[]}
  | {readonly kind: 'always'; readonly css: string};

/** A style sheet taken apart, so that a document can have of it what it uses. */
export type StyleSheet = readonly Rule[];

const GROUP = /^@(media|supports|container|layer)\b/;

/** Styles of components that few visitors need, or none before the page is there: they come with the whole sheets, which follow the document. */
const LATER = /^@media[^{]*(forced-colors|print)/;
const NO_CLASSES: ReadonlySet<string> = new Set();

/** Takes a minified style sheet apart. */
export function readStyleSheet(css: string): StyleSheet {
  const rules: Rule[] = [];
  for (let start = 0; start < css.length;) {
    const open = css.indexOf('{', start);
    const statement = css.indexOf(';', start);
    const isStatement = statement !== -1 && (open === -1 || statement < open);
    const end = isStatement ? statement + 1 : open === -1 ? css.length : endOfBlock(css, open);
    const part = css.slice(start, end);
    rules.push(isStatement || open === -1 ? {kind: 'always', css: part} : readRule(part, open - start));
    start = end;
  }
  return rules;
}

/**
 * Returns of some style sheets what a document uses: rules whose classes it names nowhere are left out, and those with
 * classes for forced colours and print.
 */
export function usedStyles(sheets: readonly StyleSheet[], html: string): string {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return sheets.map((sheet) => written(sheet, used)).join('');
}

function written(sheet: StyleSheet, used: ReadonlySet<string>): string {
  return sheet
    .map((rule) => {
      if (rule.kind === 'always') return rule.css;
      if (rule.kind === 'rule')
        return rule.selectors.some((names) => names.every((name) => used.has(name))) ? rule.css : '';
      const inner = written(rule.rules, LATER.test(rule.head) ? NO_CLASSES : used);
      return inner === '' ? '' : `${rule.head}{${inner}}`;
    })
    .join('');
}

function readRule(css: string, open: number): Rule {
  const head = css.slice(0, open);
  if (GROUP.test(head)) return {kind: 'group', head, rules: readStyleSheet(css.slice(open + 1, -1))};
  if (head.startsWith('@')) return {kind: 'always', css};
  return {kind: 'rule', css, selectors: selectorsOf(head).map(classesOf)};
}

/** The position behind the brace that closes the one at `open`. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return css.length;
}

/** The selectors of a list; what stands in brackets divides nothing. */
function selectorsOf(list: string): readonly string[] {
  return list.split(/,(?![^(]*\))/);
}

/** The classes that something has to have to be meant. Those that it must not have, or one of which it may have, say nothing. */
function classesOf(selector: string): readonly string[] {
  const plain = selector.replace(/:(not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}
