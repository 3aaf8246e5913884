const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^(${BYTE}\\.${BYTE}\\.${BYTE})\\.${BYTE}$`);
const DOTTED_TAIL = /^(.*:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const GROUPS = 8;
const GROUPS_OF_64 = 4;
const GROUPS_OF_48 = 3;
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/** How many times the room of a `/64` a `/48` of IPv6 has: it may be a house, or a provider's mobile customers. */
export const WIDE_NETWORK_ROOM = 8;

/** Returns an internet address in lower case; an IPv4 address that is written as an IPv6 address (`::ffff:a.b.c.d`) as IPv4. */
export function plainAddress(address: string): string {
  const text = address.trim().toLowerCase();
  const groups = groupsOf(text);
  if (groups === null || groups.slice(0, 6).join(':') !== MAPPED_IPV4) return text;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [Math.floor(value / 256), value % 256];
  });
  return bytes.join('.');
}

/**
 * Returns the networks of an internet address, the smallest first, which limits count by: `/24` of IPv4; `/64` and `/48` of IPv6,
 * because one visitor can have every address of a `/64`, and one customer of a provider every `/64` of a `/48`. A text that is no
 * address is returned as it is.
 */
export function networksOf(address: string): readonly string[] {
  const text = plainAddress(address);
  const four = IPV4.exec(text)?.[1];
  if (four !== undefined) return [`${four}.0/24`];
  const groups = groupsOf(text);
  if (groups === null) return [text];
  return [GROUPS_OF_64, GROUPS_OF_48].map((count) => `${groups.slice(0, count).join(':')}::/${count * 16}`);
}

/** Tells whether a text is an internet address in one of its plain forms, as services take it. */
export function isInternetAddress(text: string): boolean {
  return IPV4.test(text) || groupsOf(text.toLowerCase()) !== null;
}

/** The eight groups of an IPv6 address without leading zeros; `null` for everything else. */
function groupsOf(text: string): readonly string[] | null {
  if (!text.includes(':')) return null;
  const [head = '', tail, ...more] = withoutDots(text).split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(1, GROUPS - front.length - back.length);
  const groups = [...front, ...Array.from({length: missing}, () => '0'), ...back];
  const isAddress =
    more.length === 0 && groups.length === GROUPS && groups.every((group) => /^[0-9a-f]{1,4}$/.test(group));
  return isAddress ? groups.map((group) => group.replace(/^0+(?=.)/, '')) : null;
}

/** An IPv6 address may end in four bytes in the manner of IPv4. */
function withoutDots(text: string): string {
  return text.replace(DOTTED_TAIL, (_, head: string, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${head}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}
