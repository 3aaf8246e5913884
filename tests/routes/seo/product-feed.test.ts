import {afterEach, describe, expect, test} from 'vitest';

import {PLATFORM_DOWN} from '../../support/control';
import {edgePolicy, HOURLY} from '../support/headers';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

afterEach(() => control.repair());

describe('the feed of products', () => {
  test('has every variant with its price, and nothing for businesses', async () => {
    const answer = await visitor.get('/en/feeds/products.xml');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(answer.body.match(/<item>/g)?.length).toBeGreaterThan(20);
    expect(answer.body).toContain('<g:link>http://localhost:3000/en/p/waldgold?variant=');
    expect(answer.body).not.toContain('waldgold-gastro');
    expect(edgePolicy(answer)).toEqual({...HOURLY, tags: ['site-settings', 'feed']});
  });

  test('is unavailable while the platform is down', async () => {
    await control.breakDown(PLATFORM_DOWN);
    expect((await visitor.get('/de/feeds/products.xml')).status).toBe(503);
  });
});
