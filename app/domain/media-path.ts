/**
 * Where the shop serves the platform's pictures and videos, on its own origin: `/media/{name}` for what lies in the folder of
 * files, `/media/{folder}/{name}` for the shop's other folders. A version comes first, `/media/v{digits}/…`: a file that is
 * replaced keeps its name, and everything under such a path is kept for good. No path stands for anything else of that host.
 */
const MEDIA = '/media/';
const SHOP = '/cdn/shop/';
const FILES = 'files/';
const FOLDER = /^(?:files|products|collections|articles|videos)\//;
/**
 * How the platform's interfaces begin the address of a file, on a host that all shops share; the shop's own domain serves
 * the same file below `/cdn/shop/` (docs/decisions/134-one-origin-for-files.md).
 */
const SHARED = /^\/(?:s\/files\/1(?:\/\d{1,8}){2,3}\/|(?=videos\/))/;
/** Letters, digits, some marks, and what is beyond ASCII as it is encoded; no name begins with a dot. */
const SEGMENT = /^(?!\.)(?:[\w.~@+,=()-]|%20|%[89A-F][0-9A-F]){1,255}$/i;
const VERSION = /^v(\d{1,15})\/(.+)$/;
const LONGEST = 1024;
/**
 * What the platform takes and converts to what browsers show. Not an SVG, which is a document with scripts, nor an `.m3u8`, a
 * list of addresses (docs/decisions/134-one-origin-for-files.md, 135-video-proxy.md).
 */
const KINDS = [
  ['picture', /\.(?:avif|bmp|gif|heic|jpe?g|png|psd|tiff?|webp)$/i],
  ['video', /\.(?:mp4|webm)$/i],
] as const;

/** The address behind a path of ours: the path on the platform's host, and the version that its address there names. */
export type MediaAddress = {
  readonly kind: (typeof KINDS)[number][0];
  readonly path: string;
  readonly version: string | null;
};

/** Returns the path of the shop under which it serves a file of the platform's; `null` for an address of no such file. */
export function mediaPath(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const {pathname, searchParams} = new URL(address);
  const shop = pathname.replace(SHARED, SHOP);
  if (!shop.startsWith(SHOP)) return null;
  const version = searchParams.get('v') ?? '';
  const folders = shop.slice(SHOP.length);
  const name = folders.slice(FILES.length);
  const isPlain = folders.startsWith(FILES) && !name.includes('/');
  const path = MEDIA + (/^\d{1,15}$/.test(version) ? `v${version}/` : '') + (isPlain ? name : folders);
  return mediaAddress(path)?.path === shop ? path : null;
}

/** Reads such a path; `null` for every other. */
export function mediaAddress(pathname: string): MediaAddress | null {
  if (!pathname.startsWith(MEDIA) || pathname.length > LONGEST) return null;
  const [, version = null, rest = pathname.slice(MEDIA.length)] = VERSION.exec(pathname.slice(MEDIA.length)) ?? [];
  const [kind] = KINDS.find(([, ending]) => ending.test(rest)) ?? [];
  if (kind === undefined || !rest.split('/').every((segment) => SEGMENT.test(segment))) return null;
  if (!rest.includes('/')) return {kind, path: SHOP + FILES + rest, version};
  return FOLDER.test(rest) ? {kind, path: SHOP + rest, version} : null;
}
