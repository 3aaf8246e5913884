// @ts-check
// A phone's slow line, byte by byte: what a browser throttles by itself leaves out the opening of connections and that a
// server may at first send only so much without hearing of the other end.
import {performance} from 'node:perf_hooks';
import {Duplex} from 'node:stream';

const ROUND_TRIP_MS = 150;
/** 1.6 Mbit/s down, 0.75 up. */
const DOWN_BYTES_PER_MS = 200;
const UP_BYTES_PER_MS = 94;
const SEGMENT_BYTES = 1460;
/** Ten segments: what a server sends before it has heard that anything arrived. */
const FIRST_WINDOW_BYTES = 10 * SEGMENT_BYTES;

/**
 * What leaves one after the other at a rate; shared by all connections.
 *
 * @param {number} bytesPerMs
 * @returns {(bytes: number) => number} when so many more bytes have left
 */
function createRate(bytesPerMs) {
  let freeAt = 0;
  return (bytes) => (freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs);
}

/**
 * Does things at their moments, in the order in which they were given.
 *
 * @returns {(at: number, action: () => void) => void}
 */
function createTimetable() {
  /** @type {{at: number, action: () => void}[]} */
  const waiting = [];
  const run = () => {
    while (waiting[0] && waiting[0].at <= performance.now()) waiting.shift()?.action();
    if (waiting[0]) setTimeout(run, Math.max(0, waiting[0].at - performance.now()));
  };
  return (at, action) => {
    waiting.push({at, action});
    if (waiting.length === 1) setTimeout(run, Math.max(0, at - performance.now()));
  };
}

/**
 * One line to one phone.
 *
 * @returns {{connect: (socket: import('node:net').Socket) => Duplex}} `connect` gives the server's end of a connection
 *   that the browser has just opened
 */
export function createLine() {
  const down = createRate(DOWN_BYTES_PER_MS);
  const up = createRate(UP_BYTES_PER_MS);
  return {connect: (socket) => connect(socket, down, up)};
}

/**
 * @param {import('node:net').Socket} socket the browser's end
 * @param {ReturnType<typeof createRate>} down
 * @param {ReturnType<typeof createRate>} up
 */
function connect(socket, down, up) {
  // The handshake of the connection itself, which has happened already between browser and bench.
  const openAt = performance.now() + ROUND_TRIP_MS;
  const [towardsPhone, towardsServer, acknowledgements] = [createTimetable(), createTimetable(), createTimetable()];
  let window = FIRST_WINDOW_BYTES;
  let onTheWay = 0;
  /** @type {{bytes: Buffer, done: () => void}[]} */
  const queue = [];

  const send = () => {
    while (queue[0] && onTheWay < window) {
      const {bytes, done} = queue[0];
      const segment = bytes.subarray(0, SEGMENT_BYTES);
      queue[0].bytes = bytes.subarray(segment.length);
      onTheWay += segment.length;
      const arrives = Math.max(openAt, down(segment.length)) + ROUND_TRIP_MS / 2;
      towardsPhone(arrives, () => !socket.destroyed && socket.write(segment));
      acknowledgements(arrives + ROUND_TRIP_MS / 2, () => {
        onTheWay -= segment.length;
        window += segment.length;
        send();
      });
      if (queue[0].bytes.length > 0) continue;
      queue.shift();
      done();
    }
  };
  const server = new Duplex({
    highWaterMark: SEGMENT_BYTES,
    read() {},
    write(bytes, _encoding, done) {
      queue.push({bytes, done});
      send();
    },
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  socket.setNoDelay(true);
  socket.on('data', (bytes) =>
    towardsServer(Math.max(openAt, up(bytes.length)) + ROUND_TRIP_MS / 2, () => server.push(bytes)),
  );
  socket.on('error', () => server.destroy());
  socket.on('close', () => server.destroy());
  return server;
}
