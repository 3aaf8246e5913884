import {expect, it} from 'vitest';

import {readLabel, tellLabel} from './label-receipt';

const label = {labelUrl: 'https://labels.example/1', carrier: 'Waldpost', trackingNumber: 'WP1', sendBy: '2026-12-01'};

it('is told once and read back', () => {
  expect(tellLabel(label)).toEqual({intent: 'return-label', refusals: [], values: label, repeated: false, undo: null});
  expect(readLabel(tellLabel(label))).toEqual(label);
  const plain = {...label, labelUrl: 'http://127.0.0.1:3001/labels/1'};
  expect(readLabel(tellLabel(plain))).toEqual(plain);
});

it.each([
  ['nothing', null],
  ['of another form', {...tellLabel(label), intent: 'withdrawal'}],
  ['that hides a script', tellLabel({...label, labelUrl: 'javascript:alert("https://labels.example/")'})],
  ['that runs a script', tellLabel({...label, labelUrl: 'javascript:alert(1)'})],
  ['without a day', tellLabel({...label, sendBy: 'bald'})],
])('is none: %s', (_name, told) => {
  expect(readLabel(told)).toBeNull();
});
