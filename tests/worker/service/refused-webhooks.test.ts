import {exports} from 'cloudflare:workers';
import {expect, it, vi} from 'vitest';

it.each(['platform', 'cms', 'mail'])(
  'a webhook of %s without proof is refused, and the log says so',
  async (webhook) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const init = {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}};
    expect((await exports.default.fetch(`https://service.test/webhooks/${webhook}`, init)).status).toBe(401);
    expect(log.mock.calls).toEqual([[JSON.stringify({event: 'refused', webhook})]]);
  },
);
