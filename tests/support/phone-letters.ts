import base from '../../playwright.config';

const {launchOptions} = base.use ?? {};

/** How to start a browser that draws letters as wide as they are, as phones and sharp screens do: a bare Linux rounds each to whole pixels. */
export const phoneLetters = {...launchOptions, args: [...(launchOptions?.args ?? []), '--font-render-hinting=none']};
