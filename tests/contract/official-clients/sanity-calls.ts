import type {MutationEvent, SanityClient} from '@sanity/client';

/** A call of a client, and whether its answer is the one that was wanted. */
export type Call<Client> = readonly [name: string, call: (client: Client) => Promise<boolean>];
/** A call that is refused: why, and by what. */
export type Refused<Client> = readonly [
  name: string,
  reason: string,
  refusal: object,
  call: (client: Client) => unknown,
];

type Page = {readonly _id: string; readonly _type: 'page'; readonly title: string};

let numbers = 0;
const page = (title = 'Neu'): Page => ({_id: `official-${(numbers += 1)}`, _type: 'page', title});
const titleOf = async (client: SanityClient, {_id}: Page) => (await client.getDocument<Page>(_id))?.title;

async function stored(client: SanityClient): Promise<Page> {
  const made = page();
  await client.create(made);
  return made;
}

/** The first event of a listener for the pages of this file, after a change. */
function firstMutation(client: SanityClient, change: () => Promise<unknown>): Promise<MutationEvent> {
  return new Promise((resolve, reject) => {
    const heard = client.listen('*[_id match "official-*"]', {}, {events: ['welcome', 'mutation']}).subscribe({
      error: reject,
      next: (event) => {
        if (event.type === 'welcome') change().catch(reject);
        if (event.type === 'mutation') {
          heard.unsubscribe();
          resolve(event);
        }
      },
    });
  });
}

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Every call of the content lake's client that a storefront or its editors use. */
export const SANITY_CALLS: readonly Call<SanityClient>[] = [
  ['fetch', async (client) => (await client.fetch<number>('count(*[_type == $type])', {type: 'siteSettings'})) === 2],
  ['getDocument', async (client) => (await client.getDocument('page-de-versand'))?.['title'] === 'Versand'],
  ['getDocuments', async (client) => (await client.getDocuments(['page-de-versand', 'none']))[1] === null],
  ['documentsExists', async (client) => (await client.documentsExists(['page-de-versand', 'none'])).size === 1],
  ['create', async (client) => (await client.create(page('Angelegt'))).title === 'Angelegt'],
  [
    'createIfNotExists',
    async (client) => {
      const first = await stored(client);
      return (await client.createIfNotExists({...first, title: 'Anders'}))._id === first._id;
    },
  ],
  [
    'createOrReplace',
    async (client) => (await client.createOrReplace({...(await stored(client)), title: 'Ersetzt'})).title === 'Ersetzt',
  ],
  [
    'patch',
    async (client) => {
      const first = await stored(client);
      await client.patch(first._id).set({title: 'Geändert'}).commit();
      return (await titleOf(client, first)) === 'Geändert';
    },
  ],
  [
    'mutate',
    async (client) => {
      const first = await stored(client);
      await client.mutate([{patch: {id: first._id, set: {title: 'Zusammen'}}}]);
      return (await titleOf(client, first)) === 'Zusammen';
    },
  ],
  [
    'transaction',
    async (client) => {
      const [one, other] = [page(), page('Zwei')];
      await client.transaction().create(one).create(other).commit();
      return (await titleOf(client, other)) === 'Zwei';
    },
  ],
  [
    'delete',
    async (client) => {
      const first = await stored(client);
      await client.delete(first._id);
      return (await titleOf(client, first)) === undefined;
    },
  ],
  [
    'delete (by query)',
    async (client) => {
      const first = await stored(client);
      await client.delete({query: '*[_id == $id]', params: {id: first._id}});
      return (await titleOf(client, first)) === undefined;
    },
  ],
  ['listen', async (client) => (await firstMutation(client, () => stored(client))).transition === 'appear'],
  [
    'live.events',
    (client) =>
      new Promise((resolve, reject) => {
        const heard = client.live.events().subscribe({
          error: reject,
          next: (event) => {
            if (event.type === 'welcome') stored(client).catch(reject);
            if (event.type === 'message') {
              heard.unsubscribe();
              resolve(event.tags.length > 0);
            }
          },
        });
      }),
  ],
  [
    'assets.upload (image)',
    async (client) => {
      const {url, metadata} = await client.assets.upload('image', PIXEL, {filename: 'p.png', contentType: 'image/png'});
      return metadata.dimensions.width === 1 && url.endsWith('-1x1.png');
    },
  ],
  [
    'assets.upload (file)',
    async (client) => {
      const text = Buffer.from('Mahlgrad: fein');
      const {extension, size} = await client.assets.upload('file', text, {
        filename: 'a.txt',
        contentType: 'text/plain',
      });
      return extension === 'txt' && size === text.length;
    },
  ],
  [
    'request',
    async (client) => (await client.request<{result: number}>({uri: '/data/query/production?query=1'})).result === 1,
  ],
  ['config', (client) => Promise.resolve(client.config().dataset === 'production')],
  ['withConfig', async (client) => (await client.withConfig({perspective: 'published'}).fetch('1 + 1')) === 2],
  ['clone', async (client) => (await client.clone().fetch('1 + 1')) === 2],
  ['getUrl', (client) => Promise.resolve(client.getUrl('/x').endsWith('/v2025-02-19/x'))],
  ['getDataUrl', (client) => Promise.resolve(client.getDataUrl('query') === '/data/query/production')],
  [
    'observable.fetch',
    (client) =>
      new Promise((resolve, reject) => {
        client.observable.fetch<number>('1 + 1').subscribe({next: (result) => resolve(result === 2), error: reject});
      }),
  ],
];

const ACTIONS = 'not emulated: publishing and content releases by actions';
const NOT_FOUND = {statusCode: 404};

/** Calls that are refused. Managing projects, datasets and users is no work of a storefront. */
export const SANITY_REFUSED: readonly Refused<SanityClient>[] = [
  [
    'action',
    ACTIONS,
    NOT_FOUND,
    (client) => client.action({actionType: 'sanity.action.document.publish', publishedId: 'a', draftId: 'drafts.a'}),
  ],
];

/** What manages the account of the CMS, or what it sells beside the content lake. */
export const SANITY_OTHERS = [
  'agent',
  'constructor',
  'createVersion',
  'datasets',
  'discardVersion',
  'mediaLibrary',
  'projects',
  'releases',
  'replaceVersion',
  'unpublishVersion',
  'users',
  // Used by other calls of the client.
  'dataRequest',
];
