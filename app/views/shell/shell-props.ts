import type {Language} from '../../config/languages';
import type {MenuItem} from '../../pages/menus';

/** The menus of one language, from the menu configuration. */
export type ShellMenus = {
  readonly main: readonly MenuItem[];
  /** Coffee first, business customers second. */
  readonly topBar: readonly MenuItem[];
  /** Tasting sets, account, help, why us: in the order of their icons. */
  readonly mobileIcons: readonly MenuItem[];
  /** The last entry is the call to action. */
  readonly greenBar: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
};

/** What header and footer know of the page around which they stand; nothing about the shopper. */
export type ShellProps = {
  readonly language: Language;
  /** As the visitor sees it, with its leading slash. */
  readonly path: string;
  /** The same page in the other language, or its home. */
  readonly switchUrl: string;
  readonly menus: ShellMenus;
};
