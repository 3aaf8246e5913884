import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {expect, it, vi} from 'vitest';
import {inGeneration} from '../../../service/objects/generation';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {presentEnv} from '../../../service/env';
import {erasePersonalData, exportPersonalData} from '../../../service/workflows/personal-data';
import {START} from './alarms';

const EMAIL = 'erased-meanwhile@example.com';

it('what is noted during an erasure stays in the index', async () => {
  const index = env.ADDRESS_INDEX.getByName(EMAIL);
  const cart = (name: string) => ({kind: 'saved-cart', name}) as const;
  for (const name of ['again', 'before']) await index.note(cart(name), START);
  vi.spyOn(MailQueueObject.prototype, 'erase').mockImplementationOnce(async () => {
    for (const name of ['again', 'meanwhile']) await env.ADDRESS_INDEX.getByName(EMAIL).note(cart(name), START);
    return 0;
  });
  await erasePersonalData(inGeneration(presentEnv(env), 0), EMAIL, START);
  expect(await index.holdings()).toMatchObject([cart('again'), cart('meanwhile')]);
});

it('nothing of an address is exported or erased while the index has a kind that is not known', async () => {
  const email = 'unknown-kind@example.com';
  await runInDurableObject(
    env.ADDRESS_INDEX.getByName(email),
    (_, {storage}) => void storage.sql.exec("INSERT INTO holdings (kind, name, until) VALUES ('later', 'x', 1)"),
  );
  const present = inGeneration(presentEnv(env), 0);
  for (const work of [exportPersonalData, erasePersonalData]) {
    const error = await work(present, email, START).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({message: 'The index has an entry of an unknown kind: later'});
  }
});
