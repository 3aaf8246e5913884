import type {Language} from '../config/languages';
import type {Menus} from '../pages/menus';
import type {Texts} from './catalogue';

/** Texts and menus of the frame around every page. */
export type Frame = {readonly texts: Texts; readonly menus: Menus};

const NOTHING: Frame = {texts: {}, menus: {main: [], topBar: [], mobileIcons: [], greenBar: []}};
const known = new Map<Language, Frame>();

/** Stores texts and menus of the frame: in the browser before hydration, in the worker at its start. */
export function keepFrame(language: Language, frame: Frame): void {
  known.set(language, frame);
}

/** Returns texts and menus of the frame. They are a file of their own, because every page has the same ones. */
export function frameOf(language: Language): Frame {
  return known.get(language) ?? NOTHING;
}
