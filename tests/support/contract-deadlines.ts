import {afterEach, beforeEach, inject} from 'vitest';

import './bounded-waits';
import {incidents, incidentsIn, lastLogged, watchShop} from './incidents';

const shared = inject('shopDataDir');
watchShop(shared);

let since = 0;
beforeEach(() => {
  since = Date.now();
});

// A runtime that died is the cause of a failed test, so it is reported first.
afterEach(({task}) => {
  if (task.result?.state === 'fail')
    for (const text of lastLogged()) process.stderr.write(`The shop wrote last:\n${text}\n`);
  const [incident] = incidents(since);
  if (incident === undefined) return;
  const [error] = task.result?.errors ?? [];
  if (error !== undefined) error.message = `${incident}\n${error.message}`;
  else if (incidentsIn(shared, since).length > 0) throw new Error(incident);
});
