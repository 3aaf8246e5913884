import {describe, expect, it} from 'vitest';

import {islandData} from './static-island';

describe('static island data', () => {
  const value = {title: 'Waldgold'};

  it('is available during rendering and not part of the document', () => {
    const part = islandData(value, {isDataRequest: false});
    expect(part.value).toBe(value);
    expect(JSON.stringify(part)).toBe('{}');
  });

  it('is part of a data response', () => {
    expect(JSON.parse(JSON.stringify(islandData(value, {isDataRequest: true})))).toEqual({value});
  });
});
