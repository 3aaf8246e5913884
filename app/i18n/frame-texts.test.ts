import {expect, it} from 'vitest';

import {allFrameTexts} from './all-frame-texts.server';
import {createRequestTexts} from './catalogue.server';
import {texts as german} from './frame-texts-de';
import {texts as english} from './frame-texts-en';

it.each([
  ['/', german],
  ['/en', english],
])('the file of texts for %s says what an answer with data says', async (path, texts) => {
  expect(allFrameTexts(await createRequestTexts(path))).toEqual(texts);
});
