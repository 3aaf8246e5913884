type Video = {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
};

/** Element ids of the Matroska container, as far as a silent video needs them. */
const ID = {
  header: [0x1a, 0x45, 0xdf, 0xa3],
  docType: [0x42, 0x82],
  docTypeVersion: [0x42, 0x87],
  docTypeReadVersion: [0x42, 0x85],
  segment: [0x18, 0x53, 0x80, 0x67],
  info: [0x15, 0x49, 0xa9, 0x66],
  timecodeScale: [0x2a, 0xd7, 0xb1],
  duration: [0x44, 0x89],
  muxer: [0x4d, 0x80],
  writer: [0x57, 0x41],
  tracks: [0x16, 0x54, 0xae, 0x6b],
  track: [0xae],
  trackNumber: [0xd7],
  trackUid: [0x73, 0xc5],
  trackType: [0x83],
  codec: [0x86],
  video: [0xe0],
  pixelWidth: [0xb0],
  pixelHeight: [0xba],
  cluster: [0x1f, 0x43, 0xb6, 0x75],
  timecode: [0xe7],
  simpleBlock: [0xa3],
} as const;

const VIDEO_TRACK = 1;
const KEY_FRAME = 0x80;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((total, {length}) => total + length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

/** A length in eight bytes: the container allows more than it takes. */
function sizeOf(length: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(length) | (1n << 56n));
  return new Uint8Array(bytes.buffer);
}

function element(id: readonly number[], ...content: readonly Uint8Array[]): Uint8Array {
  const body = joined(content);
  return joined([Uint8Array.from(id), sizeOf(body.length), body]);
}

function whole(id: readonly number[], value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value);
  return element(id, new Uint8Array(bytes.buffer));
}

function words(id: readonly number[], value: string): Uint8Array {
  return element(id, new TextEncoder().encode(value));
}

function fraction(id: readonly number[], value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return element(id, new Uint8Array(bytes.buffer));
}

function block(frame: Uint8Array, milliseconds: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(4));
  head.setUint8(0, 0x80 | VIDEO_TRACK);
  head.setInt16(1, milliseconds);
  head.setUint8(3, KEY_FRAME);
  return element(ID.simpleBlock, new Uint8Array(head.buffer), frame);
}

/**
 * Returns the VP8 frame inside a lossy WebP picture without transparency: a WebP is one key frame of a video.
 *
 * @throws {Error} for bytes that hold none
 */
export function frameOfWebp(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let offset = 12; offset + 8 <= webp.length;) {
    const name = String.fromCharCode(...webp.subarray(offset, offset + 4));
    const length = view.getUint32(offset + 4, true);
    if (name === 'VP8 ') return webp.subarray(offset + 8, offset + 8 + length);
    offset += 8 + length + (length % 2);
  }
  throw new Error('Not a lossy WebP picture');
}

/** Makes a silent WebM video of VP8 key frames; at most 32 seconds, as all frames lie in one cluster. */
export function webm(frames: readonly Uint8Array[], {width, height, framesPerSecond}: Video): Uint8Array {
  const at = (index: number): number => Math.round((index * 1000) / framesPerSecond);
  const header = element(
    ID.header,
    words(ID.docType, 'webm'),
    whole(ID.docTypeVersion, 2),
    whole(ID.docTypeReadVersion, 2),
  );
  const info = element(
    ID.info,
    whole(ID.timecodeScale, 1_000_000),
    fraction(ID.duration, at(frames.length)),
    words(ID.muxer, 'lichtung'),
    words(ID.writer, 'lichtung'),
  );
  const track = element(
    ID.track,
    whole(ID.trackNumber, VIDEO_TRACK),
    whole(ID.trackUid, VIDEO_TRACK),
    whole(ID.trackType, 1),
    words(ID.codec, 'V_VP8'),
    element(ID.video, whole(ID.pixelWidth, width), whole(ID.pixelHeight, height)),
  );
  const cluster = element(ID.cluster, whole(ID.timecode, 0), ...frames.map((frame, index) => block(frame, at(index))));
  return joined([header, element(ID.segment, info, element(ID.tracks, track), cluster)]);
}
