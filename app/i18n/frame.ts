import type {Language} from '../config/languages';
import type {Menus} from '../pages/menus';
import type {Texts} from './catalogue';

/** What the frame around every page says: its texts and its menus. */
export type Frame = {readonly texts: Texts; readonly menus: Menus};

const NOTHING: Frame = {texts: {}, menus: {main: [], topBar: [], mobileIcons: [], greenBar: []}};
const known = new Map<Language, Frame>();

/** Keeps what the frame says: in the browser before the first page wakes up, in the worker from the start. */
export function keepFrame(language: Language, frame: Frame): void {
  known.set(language, frame);
}

/**
 * Returns what the frame says: a file of its own, for it is the same on every page and need not come with each
 * document.
 */
export function frameOf(language: Language): Frame {
  return known.get(language) ?? NOTHING;
}
