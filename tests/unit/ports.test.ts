import {expect, it} from 'vitest';
import {freePort} from '../../scripts/lib/ports.mjs';
import {movedTo, originsFor} from '../../scripts/lib/workers.mjs';

it('gives no port twice, though nobody listens on it yet', async () => {
  const ports: number[] = [];
  // Among 400 random ports, two would be equal in 999 of 1,000 runs.
  for (let asked = 0; asked < 400; asked += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
});

it.each([
  ['http://localhost:3000', 'http://localhost:30009'],
  ['http://local@127.0.0.1:3001/sentry/1', 'http://local@127.0.0.1:30021/sentry/1'],
  ['http://127.0.0.1:3002', 'http://127.0.0.1:30011'],
  ['https://example.com', 'https://example.com'],
])('%s moves once, even to a port that begins like a written one', (value, moved) => {
  expect(movedTo(value, originsFor({port: 30_009, emulatorPort: 30_021, servicePort: 30_011}))).toBe(moved);
});
