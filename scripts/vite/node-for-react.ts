// The parts of `util` and `stream` that React's server for Node imports. The stream is never used here.
export const {TextEncoder, ReadableStream: Readable} = globalThis;
