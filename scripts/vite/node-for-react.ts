// What React's server for Node wants of `util`, and of `stream` for a kind of stream that nobody here asks for.
export const {TextEncoder, ReadableStream: Readable} = globalThis;
