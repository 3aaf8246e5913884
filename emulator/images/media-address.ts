/** The version of every file: the platform names one in each address. */
const VERSION = 1;
const RESOLUTION = 'SD-480p-0.9Mbps';

/** The host that all shops share, where the platform's interfaces say that files are. */
const SHARED_HOST = 'https://cdn.shopify.com';

/** The folders of files, under the shop's own domain and on the shared host, where the shop's number stands in the path. */
export const MEDIA_FOLDERS = {
  files: {own: '/cdn/shop/files', shared: '/s/files/1/7000/0001/files'},
  videos: {own: '/cdn/shop/videos', shared: '/videos'},
} as const;

/**
 * Returns where a picture is, under a name such as merchants give: `Drip_bag.webp`. Scenes keep theirs.
 *
 * @param origin the shop's own, or that of the shared host
 */
export function pictureAddress(origin: string, name: string): string {
  const file = name.startsWith('scene-') ? name : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', '_');
  return `${folder(origin, 'files')}/${encodeURIComponent(file)}.webp?v=${VERSION}`;
}

/** Returns the picture that a file is of, by either name. */
export function pictureNamed(file: string): string {
  return file.toLowerCase().replaceAll('_', '-');
}

/**
 * Returns where a video is: its hash is a folder and a part of its name.
 *
 * @param origin as of a picture
 */
export function videoAddress(origin: string, name: string): string {
  return `${folder(origin, 'videos')}/c/vp/${videoHash(name)}/${videoFileName(name)}`;
}

function folder(origin: string, kind: keyof typeof MEDIA_FOLDERS): string {
  return origin + MEDIA_FOLDERS[kind][origin === SHARED_HOST ? 'shared' : 'own'];
}

/** Returns what a video's file is called. */
export function videoFileName(name: string): string {
  return `${videoHash(name)}.${RESOLUTION}.webm`;
}

/** Returns what stands for a video in its address, hexadecimal as a hash is. */
export function videoHash(name: string): string {
  return [...name].map((letter) => letter.charCodeAt(0).toString(16)).join('');
}
