import {createPictureProxy, type MediaVisit} from '../../app/edge/picture-proxy.server';

/** What a browser accepts that takes AVIF. */
export const AVIF = 'image/avif,image/webp,*/*';

/** A host of pictures. */
export type Upstream = (address: string, init: RequestInit) => Promise<Response>;

/** A host that sends the first type that is accepted. */
export const painter: Upstream = async (_address, {headers}) => {
  const type = new Headers(headers).get('Accept')?.split(',')[0] ?? '';
  return new Response(`a picture as ${type}`, {headers: {'Content-Type': type}});
};

/** Makes a picture proxy before `upstream`; `asked` are the addresses that it asks, `get` waits for what goes on after the answer. */
export function setUp(upstream: Upstream = painter, timeoutMs = 4000) {
  const asked: string[] = [];
  const proxy = createPictureProxy({
    pictureOrigin: 'https://pictures.example',
    contentBase: 'https://assets.example/images/project/dataset',
    cacheName: crypto.randomUUID(),
    timeoutMs,
    fetchPicture: (address, init) => {
      asked.push(address);
      return upstream(address, init);
    },
  });
  async function get(
    path: string,
    init: RequestInit = {headers: {Accept: AVIF}},
    admitMiss: MediaVisit['admitMiss'] = async () => null,
  ) {
    const pending: Promise<unknown>[] = [];
    const response = await proxy(new Request(`https://shop.example${path}`, init), {
      waitUntil: (work) => void pending.push(work),
      admitMiss,
    });
    await Promise.all(pending);
    return response;
  }
  return {asked, get, proxy};
}

/** A body that tells how much of it was read, and whether it was left. */
export function endless() {
  const seen = {bytes: 0, isLeft: false};
  const body = new ReadableStream(
    {
      pull: (controller) => {
        seen.bytes += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        seen.isLeft = true;
      },
    },
    {highWaterMark: 0},
  );
  return {body, seen};
}

/** Reads a body as text; `null` for no answer. */
export async function bodyOf(response: Response | null): Promise<string | null> {
  return response === null ? null : new TextDecoder().decode(await response.arrayBuffer());
}
