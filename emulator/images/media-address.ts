/** The version of every file: the platform names one in each address. */
const VERSION = 1;
const RESOLUTION = 'SD-480p-0.9Mbps';

/** Returns where a picture is, under a name such as merchants give: `Drip_bag.webp`. Scenes keep theirs. */
export function pictureAddress(origin: string, name: string): string {
  const file = name.startsWith('scene-') ? name : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', '_');
  return `${origin}/cdn/shop/files/${encodeURIComponent(file)}.webp?v=${VERSION}`;
}

/** Returns the picture that a file is of, by either name. */
export function pictureNamed(file: string): string {
  return file.toLowerCase().replaceAll('_', '-');
}

/** Returns where a video is: its hash is a folder and a part of its name. */
export function videoAddress(origin: string, name: string): string {
  return `${origin}/cdn/shop/videos/c/vp/${videoHash(name)}/${videoFileName(name)}`;
}

/** Returns what a video's file is called. */
export function videoFileName(name: string): string {
  return `${videoHash(name)}.${RESOLUTION}.webm`;
}

/** Returns what stands for a video in its address, hexadecimal as a hash is. */
export function videoHash(name: string): string {
  return [...name].map((letter) => letter.charCodeAt(0).toString(16)).join('');
}
