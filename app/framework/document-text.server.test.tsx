import {lazy} from 'react';
import {describe, expect, it, vi} from 'vitest';

import {documentText} from './document-text.server';

const visit = () => ({nonce: 'abc', signal: new AbortController().signal, onError: vi.fn()});

describe('a document is one text', () => {
  it('whole, whatever its letters and however long it is', async () => {
    const words = Array.from({length: 5000}, (_, index) => `Größe ${index} „€“ 🌱`);
    const visited = visit();
    const text = await documentText(<main>{words.join(' ')}</main>, visited);
    expect(text).toBe(`<main>${words.join(' ')}</main>`);
    expect(visited.onError).not.toHaveBeenCalled();
  });

  it('and none where it cannot be made', async () => {
    const visited = visit();
    const error = new Error('on demand');
    const Failing = () => {
      throw error;
    };
    await expect(documentText(<Failing />, visited)).rejects.toBe(error);
    expect(visited.onError).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('nor where the visitor has left', async () => {
    const leaving = new AbortController();
    const Waiting = lazy<() => null>(() => new Promise(() => undefined));
    const text = documentText(<Waiting />, {...visit(), signal: leaving.signal});
    leaving.abort();
    await expect(text).rejects.toThrow('The visitor has left.');
  });
});
