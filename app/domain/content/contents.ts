import type {EditorialPage, Heading} from './page';
import {plainText} from './rich-text';

/** From this many headings on, a page of texts has a table of contents. */
const FROM_HEADINGS = 4;

/**
 * Returns the table of contents of a page: the headings of its texts. Empty for a short page, and for one whose editors
 * have placed links to its parts themselves or that is more than text.
 */
export function tableOfContents({blocks}: Pick<EditorialPage, 'blocks'>): readonly Heading[] {
  const isPlain = blocks.every(({kind}) =>
    ['text', 'table', 'download', 'accordion', 'shippingCountries'].includes(kind),
  );
  if (!isPlain) return [];
  const headings = blocks.flatMap((block) =>
    block.kind === 'text'
      ? block.content.flatMap((part) => (part.style === 'h2' ? [{id: part._key, title: plainText(part)}] : []))
      : [],
  );
  return headings.length < FROM_HEADINGS ? [] : headings;
}
