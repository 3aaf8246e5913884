import {afterAll, afterEach, describe, expect, test} from 'vitest';

import {DEFAULT_SITE_SETTINGS} from '../../../app/config/site-settings';
import {CMS_DOWN} from '../../support/control';
import {edit} from '../../support/editor';
import {cachePolicy} from '../support/headers';
import {control, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();
const bar = async (language: string, from = visitor): Promise<unknown> =>
  JSON.parse((await from.get(`/${language}/announcement.json`)).body);

afterEach(() => control.repair());
afterAll(() => control.reset());

describe('the announcement', () => {
  test('is what editors say of it in each language', async () => {
    const {announcementBar} = DEFAULT_SITE_SETTINGS.de;
    const pitchText = 'Morgens um sechs rösten wir.';
    await edit(origins.emulator, 'siteSettings-de-settings', {announcementBar: {...announcementBar, pitchText}});
    expect(await bar('de')).toMatchObject({pitchText});
    expect(await bar('en')).not.toMatchObject({pitchText});
    await control.breakDown(CMS_DOWN);
    expect(await bar('de'), 'it stays as it was while the CMS is down').toMatchObject({pitchText});
  });

  test('is the shop’s own where the CMS has said nothing yet', async () => {
    const early = createVisitor({lastKnownGood: crypto.randomUUID()});
    await control.breakDown(CMS_DOWN);
    expect(await bar('en', early)).toEqual(DEFAULT_SITE_SETTINGS.en.announcementBar);
  });

  test('is cached at the edge until the settings change', async () => {
    expect(cachePolicy(await visitor.get('/en/announcement.json'))).toEqual({maxAge: 300, tags: ['site-settings']});
  });
});
