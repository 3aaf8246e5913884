import {describe, expect, it} from 'vitest';
import {readEnvelope} from './envelope';

const read = (text: string) => readEnvelope(new TextEncoder().encode(text));

describe('readEnvelope', () => {
  it('reads a header and its items, with and without length', () => {
    expect(
      read('{"event_id":"a1"}\n{"type":"event","length":17}\n{"message":\n"ä"}\n{"type":"session"}\n{"sid":"s"}\n'),
    ).toEqual({
      eventId: 'a1',
      items: [
        {type: 'event', bytes: 17, payload: {message: 'ä'}},
        {type: 'session', bytes: 11, payload: {sid: 's'}},
      ],
    });
  });

  it('keeps the size of an attachment', () => {
    expect(read('{}\n{"type":"attachment","length":5}\nab\ncd')).toEqual({
      eventId: null,
      items: [{type: 'attachment', bytes: 5, payload: null}],
    });
  });

  it('reads an envelope without items', () => {
    expect(read('{}')).toEqual({eventId: null, items: []});
  });

  it.each(['', 'nonsense', '[]', '{}\nnonsense\n{}', '{}\n{"type":"event","length":99}\n{}', '{}\n{"length":2}\n{}'])(
    'refuses %j',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});
