import {afterEach, describe, expect, it, vi} from 'vitest';

import {keepViewed} from './viewed-before';

const waldgold = {handle: 'waldgold', title: 'Waldgold', picture: null};
const boaLuz = {handle: 'boa-luz', title: 'Boa Luz', picture: null};
const NAME = 'recently-viewed-de';

/** A browser that keeps texts in memory. */
function storage(kept: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('what was looked at', () => {
  it('is kept with leave, by language', () => {
    const kept = storage(new Map());
    expect(keepViewed('de', boaLuz, true)).toEqual([]);
    expect(keepViewed('de', waldgold, true)).toEqual([boaLuz]);
    expect(JSON.parse(kept.get(NAME) ?? '')).toEqual([waldgold, boaLuz]);
    expect(keepViewed('en', waldgold, true)).toEqual([]);
  });

  it('is forgotten without', () => {
    const kept = storage(new Map([[NAME, JSON.stringify([boaLuz])]]));
    expect(keepViewed('de', waldgold, false)).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it.each([true, false])('is nothing where the browser refuses to keep anything (%s)', (mayKeep) => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse, removeItem: refuse});
    expect(keepViewed('de', waldgold, mayKeep)).toEqual([]);
  });
});
