import {FONT_FILES} from '../../styles/fonts';

/**
 * The `Link` header of every page: what all pages need before they can be painted as they are meant. The document says it, too; an edge that
 * knows early hints (103) says it while the worker still works.
 */
export const EARLY_HINTS = Object.values(FONT_FILES)
  .map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ');
