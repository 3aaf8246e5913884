import type {BrowserContext, Page} from '@playwright/test';

import type {Language} from '../../app/config/languages';
import type {ServedShop} from '../support/lanes';

export type Scene = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shop: ServedShop;
  readonly language: Language;
};

/** A page, or something that lies over one. */
export type Template = {
  /** Of its pictures' files. */
  readonly name: string;
  readonly path: (language: Language) => string;
  /** Before the page is opened: what is in the cart, who is logged in, what is broken. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Opens what lies over the page, when it stands. */
  readonly open?: (scene: Scene) => Promise<void>;
  /** What only a script can open. */
  readonly scripted?: true;
  /** What is fixed to the window, as it stands in it; other pages are shown from top to end. */
  readonly window?: true;
  /** Statuses that belong to it. */
  readonly statuses?: readonly number[];
  /** Whether the visitor has not been asked for consent before. */
  readonly undecided?: true;
};
