import {BUYING_BRANCHES, FRAME_NAMESPACES, type Texts} from './catalogue';
import type {RequestTexts} from './catalogue.server';
import {pickTexts} from './pick-texts';

const BUYING_KEYS = Object.entries(BUYING_BRANCHES).flatMap(([namespace, branches]) =>
  branches.map((branch) => `${namespace}:${branch}`),
);

/** Returns the texts that every page carries, for an answer that may be in another language than the page that asks. */
export function allFrameTexts({texts}: Pick<RequestTexts, 'texts'>): Texts {
  return {
    ...texts(...FRAME_NAMESPACES),
    ...pickTexts(texts('product', 'details', 'listing', 'stock'), BUYING_KEYS),
  };
}
