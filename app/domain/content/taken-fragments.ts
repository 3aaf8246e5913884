import type {PageBlock} from './page';
import type {RichText} from './rich-text';

/** The fragments that the frame of every page has taken, and those of the shop's own parts beside editors' texts. */
export const FRAME_FRAGMENTS: readonly string[] = [
  'navigation',
  'content',
  'footer',
  'footer-links',
  'consent-title',
  'contents-title',
  'brew',
  'calculator-title',
];

/** Returns the fragments that the blocks of a page have taken: their anchors, and the headings of their texts. */
export function takenFragments(blocks: readonly PageBlock[]): readonly string[] {
  const headings = blocks.flatMap(textsOf).filter(({style}) => style.startsWith('h'));
  return [...blocks.flatMap(({anchor}) => anchor ?? []), ...headings.map(({_key}) => _key)];
}

function textsOf(block: PageBlock): RichText {
  switch (block.kind) {
    case 'text':
    case 'imageText':
      return block.content;
    case 'accordion':
      return block.items.flatMap(({content}) => content);
    case 'video':
      return block.transcript;
    default:
      return [];
  }
}
