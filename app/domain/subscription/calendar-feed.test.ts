import {describe, expect, it} from 'vitest';

import {calendarFeed} from './calendar-feed';

const STAMP = Date.parse('2026-11-21T08:00:00Z');
const entry = {
  key: '2-2026-12-31',
  day: '2026-12-31',
  title: 'Kaffee, ganz frisch; für dich',
  text: '1 × Morgentau\n2 × Äthiopien und noch sehr viel mehr Kaffee, der eine lange Zeile braucht, weil er so gut ist',
  url: 'https://shop.example/de/account/subscription/deliveries',
};

describe('the calendar feed', () => {
  const feed = calendarFeed([entry], 'Kaffee-Abo', 'shop.example', STAMP);

  it('has an entry of a whole day per delivery', () => {
    expect(feed).toContain('UID:2-2026-12-31@shop.example\r\n');
    expect(feed).toContain('DTSTAMP:20261121T080000Z\r\n');
    expect(feed).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  });

  it('escapes the special characters of iCalendar', () => {
    expect(feed).toContain('SUMMARY:Kaffee\\, ganz frisch\\; für dich\r\n');
    expect(feed.replaceAll('\r\n ', '')).toContain('DESCRIPTION:1 × Morgentau\\n2 × Äthiopien');
  });

  it('ends every line with CRLF and makes none longer than 75 bytes', () => {
    expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of feed.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
    }
  });
});
