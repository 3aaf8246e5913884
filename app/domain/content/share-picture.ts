import type {ImageSource} from '../picture';
import type {ContentExtras} from './extras';
import type {PageBlock, ShownContent} from './page';

/**
 * Returns the picture by which a page is known where somebody shares it: the first that it shows; `null` for one of
 * words alone.
 */
export function sharePicture(shown: ShownContent, extras: ContentExtras): ImageSource | null {
  switch (shown.state) {
    case 'found':
      return shown.page.blocks.flatMap((block) => picturesOf(block, extras)).find((each) => each !== null) ?? null;
    case 'guide':
      return shown.guide.picture;
    case 'test':
      return shown.test.picture;
  }
}

function picturesOf(block: PageBlock, {rows, lists}: ContentExtras): readonly (ImageSource | null)[] {
  switch (block.kind) {
    case 'hero':
    case 'imageText':
    case 'quizEntry':
      return [block.picture];
    case 'cards':
      return block.cards.map(({picture}) => picture);
    case 'steps':
      return block.steps.map(({picture}) => picture);
    case 'video':
      return [block.poster];
    case 'products':
      return rows[block.key]?.map(({picture}) => picture) ?? [];
    case 'list':
      return lists[block.list].map(({picture}) => picture);
    default:
      return [];
  }
}
