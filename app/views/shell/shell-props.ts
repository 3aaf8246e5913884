import type {Language} from '../../config/languages';
import type {Menus} from '../../pages/menus';

/** What header and footer know of the page around which they stand; nothing about the shopper. */
export type ShellProps = {
  readonly language: Language;
  /** As the visitor sees it, with its leading slash. */
  readonly path: string;
  /** The same page in the other language, or its home. */
  readonly switchUrl: string;
  readonly menus: Menus;
};
