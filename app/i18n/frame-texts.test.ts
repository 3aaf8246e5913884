import {expect, it} from 'vitest';

import {LANGUAGES, type Language} from '../config/languages';
import {homePath} from '../pages/paths';
import {allFrameTexts} from './all-frame-texts.server';
import type {Texts} from './catalogue';
import {createRequestTexts} from './catalogue.server';
import {texts as german} from './frame-texts-de';
import {texts as english} from './frame-texts-en';

const FILES: Readonly<Record<Language, Texts>> = {de: german, en: english};

it.each(LANGUAGES)('the file of texts in %s says what an answer with data says', async (language) => {
  expect(allFrameTexts(await createRequestTexts(homePath(language)))).toEqual(FILES[language]);
});
