import type {CmsTextBlock} from '#contracts/cms-text';

import {fragment} from '../../domain/content/fragment';
import {plainText, type RichText, type TextBlock} from '../../domain/content/rich-text';

/** What the texts of one page share. */
export type PageScope = {
  /** An editor's address as one that is safe to follow and leads somewhere, else `null`. */
  readonly link: (href: string) => string | null;
  /** The fragments that are taken already. */
  readonly fragments: Set<string>;
};

/** Portable text with links that are safe to follow (an unsafe one leaves its words) and headings with fragments. */
export function reshapeRichText(wire: readonly CmsTextBlock[], scope: PageScope): RichText {
  return wire.map((block) => reshapeBlock(block, scope));
}

function reshapeBlock(block: CmsTextBlock, {link, fragments}: PageScope): TextBlock {
  const markDefs = block.markDefs.flatMap((mark) => {
    const href = link(mark.href);
    return href === null ? [] : [{...mark, href}];
  });
  const known = new Set(['strong', 'em', ...markDefs.map(({_key}) => _key)]);
  const children = block.children.map((span) => ({...span, marks: span.marks.filter((mark) => known.has(mark))}));
  if (!block.style.startsWith('h')) return {...block, children, markDefs};
  const id = fragment(plainText(block), fragments);
  fragments.add(id);
  return {...block, _key: id, children, markDefs};
}
