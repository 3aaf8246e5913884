import {once} from 'node:events';
import {createServer} from 'node:http';

import * as z from 'zod';

import {incidentsIn, LOG_CHARACTERS} from './incidents';
import {type RunningShop, startShop} from './shop-process';

/** What a browser test knows of the shop that it uses. */
export type ServedShop = Pick<RunningShop, 'shop' | 'emulator' | 'service' | 'dataDir'>;

/** The variable that tells the workers where they borrow their shops. */
const ORIGIN = 'LANES_ORIGIN';

const servedSchema = z.object({shop: z.string(), emulator: z.string(), service: z.string(), dataDir: z.string()});

/** Shops that outlive the workers of Playwright, one for each lane. Workers of one lane run one after the other. */
function createLanes() {
  const shops = new Map<string, RunningShop>();
  const lent = new Set<string>();

  async function end(lane: string): Promise<void> {
    const shop = shops.get(lane);
    shops.delete(lane);
    await shop?.stop();
  }
  return {
    /** Lends the lane's shop if the last worker gave it back as it should be, and otherwise a new one. */
    lend: async (lane: string): Promise<ServedShop> => {
      if (lent.has(lane)) await end(lane);
      lent.add(lane);
      // A circuit that one test opened must not affect the next one.
      const running = shops.get(lane) ?? (await startShop({BREAKER: 'off'}));
      shops.set(lane, running);
      const {shop, emulator, service, dataDir} = running;
      return {shop, emulator, service, dataDir};
    },
    takeBack: (lane: string) => lent.delete(lane),
    log: (lane: string) => shops.get(lane)?.log().slice(-LOG_CHARACTERS) ?? '',
    end: () => Promise.all([...shops.keys()].map(end)),
  };
}

/** Serves the shops to the workers until all tests have run: Playwright's global setup. */
export default async function serveLanes(): Promise<() => Promise<void>> {
  const lanes = createLanes();
  const answer = async (method: string, [, lane = '', part]: readonly string[]) => {
    if (part === 'log') return lanes.log(lane);
    return method === 'DELETE' ? lanes.takeBack(lane) : lanes.lend(lane);
  };
  const server = createServer(({method = '', url = ''}, response) => {
    answer(method, url.split('/')).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.env[ORIGIN] = `http://127.0.0.1:${z.object({port: z.int()}).parse(server.address()).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await lanes.end();
  };
}

async function ask(lane: number, {method = 'GET', part = ''} = {}): Promise<unknown> {
  const answer = await fetch(`${process.env[ORIGIN] ?? ''}/${lane}${part}`, {method});
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text);
}

/**
 * Borrows the running shop of a lane.
 *
 * @throws {Error} with the output of the shop if it does not start
 */
export const borrowShop = async (lane: number): Promise<ServedShop> => servedSchema.parse(await ask(lane));

/** Returns the end of what the lane's shop has written to its log. */
export const logOf = async (lane: number): Promise<string> => z.string().parse(await ask(lane, {part: '/log'}));

/** Gives a shop back for the lane's next worker, unless its runtime ever died. */
export async function giveBack(lane: number, {dataDir}: ServedShop): Promise<void> {
  if (incidentsIn(dataDir, 0).length === 0) await ask(lane, {method: 'DELETE'});
}
