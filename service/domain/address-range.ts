const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;
const IPV6_GROUPS = 8;
const RANGE_GROUPS = 4;

/**
 * Returns the range in which an internet address is counted: `/24` of IPv4, `/64` of IPv6. A text that is no address is returned as it is.
 */
export function addressRange(address: string): string {
  const text = address.trim().toLowerCase();
  const four = IPV4.exec(text)?.[1];
  if (four !== undefined) return `${four}.0/24`;
  if (!text.includes(':')) return text;
  const [head = '', tail] = text.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(IPV6_GROUPS - front.length - back.length, 0);
  const groups = [...front, ...Array.from({length: zeros}, () => '0'), ...back].slice(0, RANGE_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
