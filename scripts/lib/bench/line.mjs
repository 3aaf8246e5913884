// @ts-check
// Simulates a phone's slow line, including connection setup and the initial congestion window, which browser throttling omits.
import {performance} from 'node:perf_hooks';
import {Duplex} from 'node:stream';

const ROUND_TRIP_MS = 150;
/** 1.6 Mbit/s down, 0.75 up. */
const DOWN_BYTES_PER_MS = 200;
const UP_BYTES_PER_MS = 94;
const SEGMENT_BYTES = 1460;
/** The initial congestion window: ten segments (RFC 6928). */
const FIRST_WINDOW_BYTES = 10 * SEGMENT_BYTES;

/**
 * Creates a queue that sends bytes at a rate, shared by all connections.
 *
 * @param {number} bytesPerMs
 * @returns {(bytes: number) => number} when so many more bytes have been sent
 */
function createRate(bytesPerMs) {
  let freeAt = 0;
  return (bytes) => (freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs);
}

/**
 * Creates a scheduler that runs actions at their times, in the order in which they were added.
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
 * Creates the line to one phone.
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
  // The TCP handshake, which has already happened between browser and bench, is added here.
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
