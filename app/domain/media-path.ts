/**
 * Where the shop serves the platform's pictures and videos, on its own origin: `/media/{name}` for what lies in the folder of
 * files, `/media/{folders}/{name}` for other folders of the shop, `/media/_/{path}` for any other path of the host. A version
 * comes first, `/media/v{digits}/…`: a file that is replaced keeps its name, and everything under such a path is kept for good.
 */
const MEDIA = '/media/';
const SHOP = '/cdn/shop/';
const FILES = 'files/';
const FOLDER = /^(?:_|files|products|collections|articles|videos)\//;
/** Letters, digits, some marks, and what is beyond ASCII as it is encoded; no name begins with a dot. */
const SEGMENT = /^(?!\.)(?:[\w.~@+,=()-]|%[89A-F][0-9A-F]){1,255}$/i;
const VERSION = /^v(\d{1,15})\/(.+)$/;
const LONGEST = 1024;

/** What a path of ours stands for: the path on the platform's host, and the version that its address there names. */
export type MediaAddress = {readonly path: string; readonly version: string | null};

/** Returns the path of the shop under which it serves a file of the platform's host; `null` for an address that names no file. */
export function mediaPath(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const {pathname, searchParams} = new URL(address);
  const version = searchParams.get('v') ?? '';
  const prefix = MEDIA + (/^\d{1,15}$/.test(version) ? `v${version}/` : '');
  const path = prefix + shortened(pathname);
  return mediaAddress(path)?.path === pathname ? path : null;
}

/** Reads such a path; `null` for every other. */
export function mediaAddress(pathname: string): MediaAddress | null {
  if (!pathname.startsWith(MEDIA) || pathname.length > LONGEST) return null;
  const [, version = null, rest = pathname.slice(MEDIA.length)] = VERSION.exec(pathname.slice(MEDIA.length)) ?? [];
  if (!rest.split('/').every((segment) => SEGMENT.test(segment))) return null;
  if (!rest.includes('/')) return {path: SHOP + FILES + rest, version};
  if (!FOLDER.test(rest)) return null;
  return {path: rest.startsWith('_/') ? rest.slice(1) : SHOP + rest, version};
}

function shortened(pathname: string): string {
  if (!pathname.startsWith(SHOP)) return `_${pathname}`;
  const path = pathname.slice(SHOP.length);
  const name = path.slice(FILES.length);
  return path.startsWith(FILES) && !name.includes('/') ? name : path;
}
