import {runInDurableObject} from 'cloudflare:test';
import {env, exports} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {presentEnv} from '../../../service/env';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {ReviewsObject} from '../../../service/objects/reviews-object';
import type {WorkItem} from '../../../service/objects/work-list';
import {WorkListObject} from '../../../service/objects/work-list-object';
import {alarmOf, goTo, START} from './alarms';
import {serveLogged} from './hosted-services';
import type {HostedServices} from './hosted-services';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** When the items end. */
const UNTIL = START + 1000 * DAY_MS;

let services: HostedServices;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  ({services, log} = serveLogged());
});

/** A list of its own, in a worker whose `OPERATOR_MAIL` is of the list's name, or empty. */
function listOf(name: string, isTold = true) {
  const to = `operator-${name}@example.com`;
  const stub = env.WORK_LIST.getByName(`new-cases-${name}`);
  const visit = <T>(work: (list: WorkListObject, storage: DurableObjectStorage) => Promise<T>) =>
    runInDurableObject(stub, (_, state) =>
      work(new WorkListObject(state, {...presentEnv(env), OPERATOR_MAIL: isTold ? to : ''}), state.storage),
    );
  return {
    alarm: () => visit((_, storage) => storage.getAlarm()),
    ring: () =>
      visit(async (list, storage) => {
        await storage.deleteAlarm();
        await list.alarm();
        return true;
      }),
    add: (kind: WorkItem['kind'], reference: string) =>
      visit((list) => list.add({kind, reference, order: null, receivedAt: Date.now()}, UNTIL)),
    noteReview: (id: string) => visit((list) => list.noteReview(id)),
    fail: () =>
      visit(async (_, storage) => {
        vi.spyOn(storage, 'getAlarm').mockRejectedValueOnce(new Error('The object was reset'));
      }),
    mark: (reference: string) => visit((list) => list.mark(reference, Date.now())),
    drop: (reference: string) => visit((list) => list.drop(reference)),
    told: () =>
      services.mails
        .filter((mail) => mail.to === to && mail.kind === 'new-cases')
        .map(({text}) => [...text.matchAll(/^\* (.+)$/gm)].map(([, line]) => line)),
  };
}

it('one mail tells of what came in within a minute, by kind, with the way to the cases and no number of one', async () => {
  const list = listOf('first');
  await list.add('contact-request', 'N-1');
  await list.add('return', 'R-1');
  await list.add('return-label', 'E-R-1');
  await list.add('contact-request', 'N-2');
  await goTo(list, START + MINUTE_MS - 1);
  expect(list.told()).toEqual([]);
  await goTo(list, START + DAY_MS);
  expect(list.told()).toEqual([['1 Etikett zu schicken', '1 Rückgabe', '2 Nachrichten']]);
  const [{text} = {text: ''}] = services.mails;
  expect(text.split(/\s/)).toContain(`${presentEnv(env).SERVICE_ORIGIN}/operator`);
  expect(text).not.toMatch(/N-1|R-1/);
});

it('what comes in after a mail is in one that follows it by half an hour', async () => {
  const list = listOf('gathers');
  await list.add('withdrawal', 'W-1');
  const first = START + MINUTE_MS;
  await goTo(list, first);
  await list.add('withdrawal', 'W-2');
  await goTo(list, first + 10 * MINUTE_MS);
  await list.add('cancellation', 'K-1');
  await goTo(list, first + 30 * MINUTE_MS - 1);
  expect(list.told()).toEqual([['1 Widerruf']]);
  await goTo(list, first + DAY_MS);
  expect(list.told()).toEqual([['1 Widerruf'], ['1 Widerruf', '1 Kündigung']]);
});

it('after a quiet half hour a new case is told of within a minute again', async () => {
  const list = listOf('quiet');
  await list.add('withdrawal', 'W-1');
  await goTo(list, START + 40 * MINUTE_MS);
  await list.add('cancellation', 'K-1');
  await goTo(list, START + 41 * MINUTE_MS);
  expect(list.told()).toEqual([['1 Widerruf'], ['1 Kündigung']]);
});

it('a repeated, a done and an erased item are not told of', async () => {
  const list = listOf('done');
  await list.add('withdrawal', 'W-1');
  await goTo(list, START + MINUTE_MS);
  await list.add('withdrawal', 'W-1');
  await list.add('contact-request', 'N-1');
  await list.add('contact-request', 'N-2');
  await list.mark('N-1');
  await list.drop('N-2');
  await goTo(list, START + DAY_MS);
  expect(list.told()).toEqual([['1 Widerruf']]);
});

const REVIEW = {email: 'author@example.com', language: 'de', stars: 3, title: 'T', text: 'X', author: 'Ida'} as const;
const reviews = () => env.REVIEWS.getByName('shop');

it('reviews that wait are counted after the cases, those that were decided or never stored are not', async () => {
  const list = listOf('reviews');
  for (const id of ['a', 'b', 'a', 'decided', 'not-stored']) await list.noteReview(id);
  for (const [product, id] of ['a', 'b', 'decided'].entries())
    await reviews().submit(product, REVIEW, id, false, START);
  await reviews().decide('decided', 'approved', null);
  await list.add('return', 'R-1');
  await goTo(list, START + DAY_MS);
  expect(list.told()).toEqual([['1 Rückgabe', '2 Bewertungen zu prüfen']]);
});

it('a review alone is told of, once the reviews answer', async () => {
  const list = listOf('review');
  await list.noteReview('a');
  await reviews().submit(1, REVIEW, 'a', false, START);
  vi.spyOn(ReviewsObject.prototype, 'pendingAmong').mockRejectedValueOnce(new Error('The object was reset'));
  await goTo(list, START + DAY_MS);
  expect(list.told()).toEqual([['1 Bewertung zu prüfen']]);
});

it('cases are told of while the reviews do not answer', async () => {
  const list = listOf('cases-alone');
  await list.add('return', 'R-1');
  vi.spyOn(ReviewsObject.prototype, 'pendingAmong').mockRejectedValue(new Error('The object was reset'));
  await goTo(list, START + MINUTE_MS);
  expect(list.told()).toEqual([['1 Rückgabe']]);
});

it('a case is told of while the reviews do not answer, and a review half an hour later, once they do', async () => {
  const list = listOf('case-and-review');
  await reviews().submit(258_005, REVIEW, 'case-and-review', false, START);
  await list.noteReview('case-and-review');
  await list.add('withdrawal', 'W-1');
  const count = vi
    .spyOn(ReviewsObject.prototype, 'pendingAmong')
    .mockRejectedValue(new Error('The reviews are broken'));
  await goTo(list, START + MINUTE_MS);
  expect(list.told()).toEqual([['1 Widerruf']]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The reviews are broken'));
  count.mockRestore();
  await goTo(list, START + 31 * MINUTE_MS);
  expect(list.told()).toEqual([['1 Widerruf'], ['1 Bewertung zu prüfen']]);
});

const broken = () => new Error('The object is broken');
const reset = () => Object.assign(new Error('The object was reset'), {durableObjectReset: true});
it.each([
  ['is reset', 258_001, reset, '"event":"outage"'],
  ['is broken', 258_002, broken, '"fault":"unexpected"'],
])('a review is taken while the list %s, and the list is told of it once', async (_, product, error, logged) => {
  const answers = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation((input, init) =>
    typeof init?.body === 'string' && init.body.includes('ServiceProductType')
      ? Promise.resolve(Response.json({data: {product: {productType: 'Coffee'}}}))
      : answers(input, init),
  );
  const submit = vi.spyOn(ReviewsObject.prototype, 'submit');
  const note = vi.spyOn(WorkListObject.prototype, 'noteReview').mockRejectedValueOnce(error());
  const {SERVICE_ORIGIN, SERVICE_API_TOKEN} = presentEnv(env);
  const send = async () => {
    const headers = {Authorization: `Bearer ${SERVICE_API_TOKEN}`};
    const init = {method: 'POST', headers, body: JSON.stringify(REVIEW)};
    const url = `${SERVICE_ORIGIN}/v1/products/${product}/reviews`;
    return (await exports.default.fetch(new Request(url, init))).status;
  };
  expect(await send()).toBe(201);
  const id = submit.mock.lastCall?.[2];
  expect(note.mock.calls).toEqual([[id]]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(logged));
  await goTo(alarmOf(reviews()), START + DAY_MS);
  expect(note.mock.calls).toEqual([[id], [id]]);
  expect(await send()).toBe(409);
  await goTo(alarmOf(reviews()), START + 2 * DAY_MS);
  expect(note).toHaveBeenCalledTimes(2);
});

it('a review whose list does not answer for three days is a fault, and told of with the next one', async () => {
  const note = vi.spyOn(WorkListObject.prototype, 'noteReview').mockRejectedValue(reset());
  await reviews().submit(258_003, REVIEW, 'untold', false, START);
  await goTo(alarmOf(reviews()), START + 4 * DAY_MS);
  expect(log).toHaveBeenCalledWith('{"event":"fault","fault":"work-given-up","what":"review"}');
  note.mockReset();
  await reviews().submit(258_004, REVIEW, 'next', false, START);
  expect(note.mock.calls).toEqual([['untold'], ['next']]);
});

it('no review is stored where the alarm cannot be set', async () => {
  const note = vi.spyOn(WorkListObject.prototype, 'noteReview');
  const submit = (id: string) =>
    runInDurableObject(reviews(), (object) => {
      if (!(object instanceof ReviewsObject)) throw new Error('Another object');
      return object.submit(258_006, REVIEW, id, false, START);
    });
  await runInDurableObject(reviews(), async (_, {storage}) => {
    vi.spyOn(storage, 'getAlarm').mockRejectedValueOnce(broken());
  });
  await expect(submit('no-alarm')).rejects.toThrow('broken');
  expect(await submit('alarm')).toBe(true);
  expect(note.mock.calls).toEqual([['alarm']]);
});

it('a review that is erased while the list is told of it was taken', async () => {
  const author = {...REVIEW, email: 'erased-author@example.com'};
  vi.spyOn(WorkListObject.prototype, 'noteReview').mockImplementationOnce(async () => {
    await reviews().erase(author.email);
  });
  expect(await reviews().submit(258_007, author, 'erased', false, START)).toBe(true);
  expect(await reviews().personalData(author.email)).toEqual([]);
});

it('an item whose alarm could not be set is told of with the next one', async () => {
  const list = listOf('alarm');
  await list.fail();
  await expect(list.add('withdrawal', 'W-1')).rejects.toThrow('reset');
  await list.add('withdrawal', 'W-1');
  await list.add('cancellation', 'K-1');
  await goTo(list, START + DAY_MS);
  expect(list.told()).toEqual([['1 Widerruf', '1 Kündigung']]);
});

it.each([
  ['did not take', 'add'],
  ['took, though its answer was lost', 'runDue'],
] as const)(
  'a mail that the queue %s is repeated, and what came in meanwhile is in the next one',
  async (_, broken) => {
    const list = listOf(`broken-${broken}`);
    await list.add('withdrawal', 'W-1');
    vi.spyOn(MailQueueObject.prototype, broken).mockImplementationOnce(() => {
      throw new Error('The object is overloaded');
    });
    await goTo(list, START + MINUTE_MS);
    expect(list.told()).toEqual([]);
    await list.add('cancellation', 'K-1');
    await goTo(list, START + DAY_MS);
    expect(list.told()).toEqual([['1 Widerruf'], ['1 Kündigung']]);
  },
);

it('the list does not ring every minute while a mail waits for its next attempt', async () => {
  const list = listOf('quiet-retry');
  await list.add('withdrawal', 'W-1');
  vi.spyOn(MailQueueObject.prototype, 'add').mockRejectedValue(reset());
  await goTo(list, START + MINUTE_MS);
  await list.add('cancellation', 'K-1');
  let rings = 0;
  const ring = () => {
    rings += 1;
    return list.ring();
  };
  await goTo({...list, ring}, START + 3 * 60 * MINUTE_MS);
  // One for the new item, beside the attempts after 10 seconds, 1, 5 and 15 minutes, and every hour.
  expect(rings).toBeLessThan(10);
});

it('a mail that is given up after three days goes out with the next case', async () => {
  const list = listOf('given-up');
  await list.add('withdrawal', 'W-1');
  const add = vi.spyOn(MailQueueObject.prototype, 'add').mockImplementation(() => {
    throw new Error('The object is overloaded');
  });
  await goTo(list, START + 4 * DAY_MS);
  expect(log).toHaveBeenCalledWith('{"event":"fault","fault":"work-given-up","what":"new-cases"}');
  add.mockRestore();
  await list.add('cancellation', 'K-1');
  await goTo(list, START + 5 * DAY_MS);
  expect(list.told()).toEqual([['1 Widerruf'], ['1 Kündigung']]);
});

it('nobody is told without an address, and nothing is due but the end of the item', async () => {
  const list = listOf('nobody', false);
  await list.add('withdrawal', 'W-1');
  expect(await list.alarm()).toBe(UNTIL);
});

it('nobody is told any more once the address is gone', async () => {
  await listOf('gone').add('withdrawal', 'W-1');
  vi.setSystemTime(START + MINUTE_MS);
  await listOf('gone', false).ring();
  expect(services.mails).toEqual([]);
  // Nor of the old cases, should there be an address again.
  await listOf('gone').add('cancellation', 'K-1');
  await goTo(listOf('gone'), START + DAY_MS);
  expect(listOf('gone').told()).toEqual([['1 Kündigung']]);
});
