const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;
const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * The network that an internet address belongs to, which is what limits count: `/24` of IPv4, `/64` of IPv6, for one
 * visitor can have every address in it. What is no address stands for itself.
 */
export function addressRange(address: string): string {
  const text = address.trim().toLowerCase();
  const four = IPV4.exec(text)?.[1];
  if (four !== undefined) return `${four}.0/24`;
  if (!text.includes(':')) return text;
  const [head = '', tail = ''] = text.split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = tail.split(':').filter((group) => group !== '');
  const gap = Array.from({length: Math.max(0, GROUPS - front.length - back.length)}, () => '0');
  const network = [...front, ...gap, ...back].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
