import {MENUS} from '../pages/menus.server';
import {BUYING_BRANCHES, FRAME_NAMESPACES} from './catalogue';
import type {RequestTexts} from './catalogue.server';
import type {Frame} from './frame';
import {pickTexts} from './pick-texts';

const BUYING_KEYS = Object.entries(BUYING_BRANCHES).flatMap(([namespace, branches]) =>
  branches.map((branch) => `${namespace}:${branch}`),
);

/** Returns texts and menus of the frame for a data request, whose language may differ from the open page's: islands are rendered with them. */
export function allFrame({language, texts}: Pick<RequestTexts, 'language' | 'texts'>): Frame {
  return {
    texts: {
      ...texts(...FRAME_NAMESPACES),
      ...pickTexts(texts('product', 'details', 'listing', 'stock'), BUYING_KEYS),
    },
    menus: MENUS[language],
  };
}
