import {describe, expect, it} from 'vitest';

import {still} from './still';

describe('what a page only shows', () => {
  const value = {title: 'Waldgold'};

  it('is there while a document is made, and is not sent with it', () => {
    const part = still(value, {isDataRequest: false});
    expect(part.value).toBe(value);
    expect(JSON.stringify(part)).toBe('{}');
  });

  it('is sent where data alone is asked for', () => {
    expect(JSON.parse(JSON.stringify(still(value, {isDataRequest: true})))).toEqual({value});
  });
});
