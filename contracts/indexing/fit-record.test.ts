import {expect, it} from 'vitest';
import {fitted, MAX_RECORD_BYTES, recordBytes} from './fit-record';

it('leaves a small record as it is', () => {
  const record = {objectID: '1', body: 'Ein Satz.'};
  expect(fitted(record)).toBe(record);
});

it.each([
  ['words', 'Röstung '.repeat(5_000).trim()],
  ['words that JSON escapes', '"Ja"\\ '.repeat(5_000).trim()],
])('shortens %s to the limit, at the end of a word', (_, body) => {
  const record = fitted({objectID: '1', title: 'Titel', body});
  expect(recordBytes(record)).toBeLessThanOrEqual(MAX_RECORD_BYTES);
  expect(recordBytes(record)).toBeGreaterThan(MAX_RECORD_BYTES - 20);
  expect(body.startsWith(`${record.body} `)).toBe(true);
});
