import {expect, it} from 'vitest';

import {LANGUAGES, type Language} from '../config/languages';
import {homePath} from '../pages/paths';
import {allFrame} from './all-frame.server';
import {createRequestTexts} from './catalogue.server';
import type {Frame} from './frame';
import {frame as german} from './frame-de';
import {frame as english} from './frame-en';

const FILES: Readonly<Record<Language, Frame>> = {de: german, en: english};

it.each(LANGUAGES)('the frame file for %s equals the frame of a data request', async (language) => {
  expect(allFrame(await createRequestTexts(homePath(language)))).toEqual(FILES[language]);
});
