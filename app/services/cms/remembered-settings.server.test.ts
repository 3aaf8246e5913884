import {expect, it, vi} from 'vitest';

import {DEFAULT_SITE_SETTINGS} from '../../config/site-settings';
import {createRememberedSettings} from './remembered-settings.server';

const {de, en} = DEFAULT_SITE_SETTINGS;

it('pages of one visitor ask once a minute and language, shared ones each time', async () => {
  const settings = createRememberedSettings();
  const read = vi.fn(() => Promise.resolve(de));
  expect(await settings.remembered('de', read, 0)).toBe(de);
  await settings.remembered('de', read, 59_999);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await settings.remembered('en', () => Promise.resolve(en), 0)).toBe(en);
  await settings.asked('de', read, 59_999);
  await settings.remembered('de', read, 119_998);
  expect(read).toHaveBeenCalledTimes(2);
  await settings.remembered('de', read, 119_999);
  expect(read).toHaveBeenCalledTimes(3);
});
