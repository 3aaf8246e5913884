import {expect, it} from 'vitest';
import {freePort} from '../../scripts/lib/ports.mjs';

it('gives no port twice, though nobody listens on it yet', async () => {
  const ports: number[] = [];
  // Of so many, two would be the same in 999 of 1,000 runs.
  for (let asked = 0; asked < 400; asked += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
});
