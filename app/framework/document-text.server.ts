import {Writable} from 'node:stream';

import type {ReactNode} from 'react';
import {renderToPipeableStream} from 'react-dom/server';

type Options = {
  /** For the scripts that React itself writes. */
  readonly nonce: string;
  /** Ends the work when the visitor has left. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
};

/**
 * Renders a tree to one text, once all of it is there. Rejects with what the tree throws outside of any boundary, and when the
 * visitor has left.
 *
 * Reason: React's server for the web encodes every piece by itself and takes twice the time. So its server for Node renders here,
 * over the runtime's `node:stream` (docs/decisions/102-react-server-for-node.md).
 * Successor in React Router 7: the same function; with React 19 `prerenderToNodeStream`.
 */
export function documentText(tree: ReactNode, {nonce, signal, onError}: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const {pipe, abort} = renderToPipeableStream(tree, {
      nonce,
      onAllReady: () => {
        pipe(textSink(resolve));
      },
      onShellError: reject,
      onError,
    });
    signal.addEventListener('abort', () => {
      abort(signal.reason);
      // Of a tree that had not begun, React says nothing any more.
      reject(new Error('The visitor has left.', {cause: signal.reason}));
    });
  });
}

/** More than any document: nothing has to wait while it is written. */
const LONGEST_BYTES = 8 * 1024 * 1024;

/** Takes in UTF-8 and gives it as one text at its end. */
function textSink(done: (text: string) => void): Writable {
  const decoder = new TextDecoder();
  let text = '';
  return new Writable({
    highWaterMark: LONGEST_BYTES,
    write(bytes: Uint8Array, _encoding, next) {
      text += decoder.decode(bytes, {stream: true});
      next();
    },
    final(next) {
      done(text + decoder.decode());
      next();
    },
  });
}
