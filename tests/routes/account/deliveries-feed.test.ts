import {describe, expect, test} from 'vitest';

import {BRAND} from '../../../app/config/brand';
import account from '../../../locales/de/account.json';
import {CUSTOMERS} from '../../support/customer';
import {beginAnew, DASHBOARD, serviceOf} from '../support/account';
import {logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = `${DASHBOARD}/deliveries.ics`;

beginAnew();

describe('the calendar of deliveries', () => {
  test('has those to come, for its customer alone', async () => {
    const days = await serviceOf(CUSTOMERS.upcoming).days('queued');
    const {status, headers, body} = await (await logIn(CUSTOMERS.upcoming)).get(PATH);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect([...body.matchAll(/^DTSTART;VALUE=DATE:(\d{8})/gm)].map(([, day]) => day)).toEqual(
      days.map((day) => day.replaceAll('-', '')),
    );
    const titles = new Set(body.match(/^SUMMARY:.*(?=\r)/gm));
    expect([...titles]).toEqual([`SUMMARY:${account.delivery.feedEntry.replace('{{shop}}', BRAND.name)}`]);
  });

  test('leads to the login', async () => {
    expect((await createVisitor().get(PATH)).location).toBe(`/login?return_to=${encodeURIComponent(PATH)}`);
  });
});
