import {afterEach, beforeEach, inject} from 'vitest';

import './bounded-waits';
import {incidents, incidentsIn, watchIncidents} from './incidents';

const shared = inject('shopDataDir');
watchIncidents(shared);

let since = 0;
beforeEach(() => {
  since = Date.now();
});

// A runtime that died is the cause of a failed test, so it is reported first.
afterEach(({task}) => {
  const [incident] = incidents(since);
  if (incident === undefined) return;
  const [error] = task.result?.errors ?? [];
  if (error !== undefined) error.message = `${incident}\n${error.message}`;
  else if (incidentsIn(shared, since).length > 0) throw new Error(incident);
});
