import type {Day} from '../delivery';
import {addDays} from './calendar';

/** A delivery as an entry of a calendar: a whole day. */
export type FeedEntry = {
  readonly key: string;
  readonly day: Day;
  readonly title: string;
  readonly text: string;
  readonly url: string;
};

const LONGEST_LINE = 75;

/** Characters that mean something in a calendar's text, written out (RFC 5545, section 3.3.11). */
function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line in pieces of 75 bytes at most, as RFC 5545, section 3.1 wants it; no character is cut. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LONGEST_LINE - (pieces.length === 0 ? 0 : 1)) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n ');
}

/**
 * Writes deliveries as an iCalendar file (RFC 5545). A moved delivery keeps no entry: its day is part of its name.
 * `stamp` is the moment of writing, milliseconds since 1970; `host` makes the names of entries unique.
 */
export function calendarFeed(entries: readonly FeedEntry[], name: string, host: string, stamp: number): string {
  const written = new Date(stamp).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const compact = (day: Day) => day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(host)}//deliveries//EN`,
    `X-WR-CALNAME:${escape(name)}`,
    ...entries.flatMap(({key, day, title, text, url}) => [
      'BEGIN:VEVENT',
      `UID:${key}@${host}`,
      `DTSTAMP:${written}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escape(title)}`,
      `DESCRIPTION:${escape(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
