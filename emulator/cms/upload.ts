import {hex} from '../shared/hmac';

/** What a file brings of itself. */
type Upload = {
  readonly kind: 'images' | 'files';
  readonly mimeType: string;
  readonly filename: string | null;
  readonly title: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

type Place = {readonly origin: string; readonly projectId: string; readonly dataset: string};
type Size = {readonly width: number; readonly height: number};

/** The longest upload: what a row of the object's database holds. */
export const LONGEST_UPLOAD = 1_900_000;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
};

/**
 * Makes the document of an uploaded asset, whose id is that of its content.
 *
 * @returns `null` for a picture that is none
 */
export async function assetDocument({kind, mimeType, filename, title, bytes}: Upload, place: Place) {
  const size = kind === 'images' ? sizeOf(bytes) : null;
  if (kind === 'images' && size === null) return null;
  const id = hex(new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)));
  const extension = EXTENSIONS[mimeType] ?? /\.([a-z0-9]{1,8})$/i.exec(filename ?? '')?.[1] ?? 'bin';
  const inName = size === null ? '' : `-${size.width}x${size.height}`;
  const path = `${kind}/${place.projectId}/${place.dataset}/${id}${inName}.${extension}`;
  return {
    _id: `${kind === 'images' ? 'image' : 'file'}-${id}${inName}-${extension}`,
    _type: kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: id,
    sha1hash: id,
    extension,
    mimeType,
    size: bytes.length,
    originalFilename: filename ?? `${id}.${extension}`,
    ...(title === null ? {} : {title}),
    path,
    url: `${place.origin}/${path}`,
    ...(size === null
      ? {}
      : {
          metadata: {
            _type: 'sanity.imageMetadata',
            dimensions: {_type: 'sanity.imageDimensions', ...size, aspectRatio: size.width / size.height},
          },
        }),
  };
}

/** The pixels of a PNG, a GIF, a JPEG or a lossy WebP without transparency; `null` for anything else. */
function sizeOf(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 30) return null;
  if (view.getUint32(0) === 0x89504e47) return {width: view.getUint32(16), height: view.getUint32(20)};
  if (view.getUint32(0) === 0x47494638) return {width: view.getUint16(6, true), height: view.getUint16(8, true)};
  const isWebp = view.getUint32(0) === 0x52494646 && view.getUint32(12) === 0x56503820;
  if (isWebp) return {width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff};
  return view.getUint16(0) === 0xffd8 ? sizeOfJpeg(view) : null;
}

function sizeOfJpeg(view: DataView): Size | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at);
    // The frame's header, whatever its coding; the tables of Huffman and arithmetic codes between them are none.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return {width: view.getUint16(at + 7), height: view.getUint16(at + 5)};
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
