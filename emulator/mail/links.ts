const LINK = /https?:\/\/[^\s<>"']+/g;
const TRAILING = /[.,;:!?)]+$/;

/** A piece of a plain text: what stands between the links, and the links. */
export type TextPart = {readonly text: string; readonly isLink: boolean};

/** Cuts a plain text at its links; joined again the parts give the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const link = match[0].replace(TRAILING, '');
    if (match.index > end) parts.push({text: text.slice(end, match.index), isLink: false});
    parts.push({text: link, isLink: true});
    end = match.index + link.length;
  }
  if (end < text.length) parts.push({text: text.slice(end), isLink: false});
  return parts;
}

/** Returns the addresses that a plain text links to, each once, in its order. */
export function linksOf(text: string): string[] {
  return [...new Set(textParts(text).flatMap(({text: part, isLink}) => (isLink ? [part] : [])))];
}
