// @ts-check
import http from 'node:http';

import {listenHost} from './ports.mjs';

/** The worker may close an idle connection in the moment in which it is used again. */
const withoutReuse = new http.Agent({keepAlive: false});

/**
 * Hands a request on to a worker of this machine, and its answer back.
 *
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {object} options
 * @param {number} options.port where the worker listens
 * @param {(error: Error) => void} options.fail called where the worker does not answer
 * @param {(headers: http.IncomingHttpHeaders) => void} [options.change] changes the headers of the answer
 */
export function forward(request, response, {port, fail, change}) {
  const {url = '/', method, headers} = request;
  const target = http.request({agent: withoutReuse, host: listenHost, port, path: url, method, headers}, (answer) => {
    change?.(answer.headers);
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  target.on('error', fail);
  request.pipe(target);
}
