import {createHmac} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {cmsWebhookSchema} from '../../contracts/cms';
import {edited, page} from './cms/edited-pages';
import {SECRET, startCms, TOKEN} from './cms/start-cms';
import type {RunningCms} from './cms/start-cms';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms();
});

afterAll(() => cms.stop());

describe("an editor's changes", () => {
  it('patches fields deep inside a document', async () => {
    const editor = await edited(cms, 'page-patched');
    await editor
      .patch('page-patched')
      .set({'slug.current': 'nachher', blocks: [{_key: 'a', heading: 'A'}]})
      .commit();
    await editor
      .patch('page-patched')
      .setIfMissing({title: 'unberührt', views: 1})
      .inc({views: 2})
      .set({'blocks[_key=="a"].heading': 'B'})
      .append('blocks', [{_key: 'c', heading: 'C'}])
      .unset(['translationKey'])
      .commit();
    const found: unknown = await cms.client().getDocument('page-patched');
    expect(found).toMatchObject({
      title: 'Vorher',
      views: 3,
      slug: {current: 'nachher'},
      blocks: [
        {_key: 'a', heading: 'B'},
        {_key: 'c', heading: 'C'},
      ],
    });
    expect(found).not.toHaveProperty('translationKey');
  });

  it('changes what the seed holds and takes it away', async () => {
    const editor = cms.client({token: TOKEN});
    const before: unknown = await cms.client().getDocument('redirect-de-e-student');
    expect(before).toBeDefined();
    await editor.delete('redirect-de-e-student');
    expect(await cms.client().getDocument('redirect-de-e-student')).toBeUndefined();
  });

  it('changes and deletes what a query finds', async () => {
    const editor = cms.client({token: TOKEN});
    for (const name of ['one', 'two']) {
      await editor.createOrReplace({_id: `found-${name}`, _type: 'found', title: name});
    }
    const params = {type: 'found'};
    const query = '*[_type == $type]';
    await editor.patch({query, params}).set({title: 'drei'}).commit({returnDocuments: false});
    expect(await editor.fetch('*[_type == "found"] | order(_id).title')).toEqual(['drei', 'drei']);
    await editor.delete({query: '*[_type == $type && _id match "found-one"]', params});
    expect(await editor.fetch('*[_type == "found"]._id')).toEqual(['found-two']);
    await editor.delete({query, params});
    expect(await editor.delete({query, params})).toMatchObject({results: []});
    await expect(editor.delete({query: '*[_type =='})).rejects.toMatchObject({statusCode: 400});
  });

  it('does all of a transaction or nothing', async () => {
    const editor = await edited(cms, 'page-transaction');
    const failed = editor
      .transaction()
      .patch('page-transaction', {set: {title: 'Nachher'}})
      .create(page('page-transaction', 'Doppelt'))
      .commit();
    await expect(failed).rejects.toMatchObject({
      statusCode: 409,
      details: {type: 'mutationError', items: [{index: 1, error: {type: 'documentAlreadyExistsError'}}]},
    });
    expect(await cms.client().getDocument('page-transaction')).toMatchObject({title: 'Vorher'});
  });

  it('refuses a stale revision, a missing document and a broken reference', async () => {
    const editor = await edited(cms, 'page-refused');
    const patch = editor.patch('page-refused').ifRevisionId('old').set({title: 'X'});
    await expect(patch.commit()).rejects.toMatchObject({statusCode: 409});
    await expect(editor.patch('page-none').set({title: 'X'}).commit()).rejects.toMatchObject({statusCode: 404});
    const reference = {author: {_type: 'reference', _ref: 'author-none'}};
    await expect(editor.patch('page-refused').set(reference).commit()).rejects.toMatchObject({statusCode: 409});
    await expect(editor.delete('author-de-jonna')).rejects.toMatchObject({statusCode: 409});
  });

  it('changes nothing in a dry run', async () => {
    const editor = await edited(cms, 'page-dry');
    const done = await editor.patch('page-dry').set({title: 'Nachher'}).commit({dryRun: true});
    expect(done).toMatchObject({title: 'Nachher'});
    expect(await cms.client().getDocument('page-dry')).toMatchObject({title: 'Vorher'});
  });

  it('says in the body of a refusal what was wrong', async () => {
    const response = await fetch(`${cms.origin}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${TOKEN}`},
      body: JSON.stringify({mutations: [{patch: {id: 'page-de-versand', inc: {title: 1}}}]}),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(String.raw`Cannot inc \"title\"`);
  });
});

describe('the webhook', () => {
  const hooksOf = (id: string) => cms.hooks.filter(({headers}) => headers['sanity-document-id'] === id);

  it('tells the shop of a change, signed', async () => {
    const editor = await edited(cms, 'page-hooked');
    await editor.patch('page-hooked').set({'slug.current': 'umbenannt'}).commit();
    await vi.waitFor(() => expect(hooksOf('page-hooked')).toHaveLength(2), {timeout: 5000});
    const [created, updated] = hooksOf('page-hooked');
    expect(created?.path).toBe('/webhooks/cms');
    expect(cmsWebhookSchema.parse(JSON.parse(created?.body ?? ''))).toMatchObject({
      operation: 'create',
      previousSlug: null,
    });
    expect(cmsWebhookSchema.parse(JSON.parse(updated?.body ?? ''))).toEqual({
      _id: 'page-hooked',
      _type: 'page',
      operation: 'update',
      language: 'de',
      translationKey: 'page-hooked',
      slug: 'umbenannt',
      previousSlug: 'page-hooked',
    });
    expect(updated?.headers['sanity-operation']).toBe('update');
    expect(updated?.headers['sanity-webhook-id']).toMatch(/^\w+$/);
    expect(updated?.headers['sanity-transaction-time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const [, at, mac] = /^t=(\d+),v1=([\w-]+)$/.exec(String(updated?.headers['sanity-webhook-signature'])) ?? [];
    const expected = createHmac('sha256', SECRET)
      .update(`${at ?? ''}.${updated?.body ?? ''}`)
      .digest('base64url');
    expect(mac).toBe(expected);
    expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000);
  });

  it('is sent again after a 503 once the wait is over, and not after a refusal', async () => {
    cms.hookStatuses.push(400);
    await edited(cms, 'page-unwanted');
    await vi.waitFor(() => expect(hooksOf('page-unwanted')).toHaveLength(1), {timeout: 5000});
    cms.hookStatuses.push(503);
    await edited(cms, 'page-retried');
    await vi.waitFor(() => expect(hooksOf('page-retried')).toHaveLength(2), {timeout: 10_000});
    const [first, second] = hooksOf('page-retried');
    // The wait of the worker of the tests is 2 s, measured from the answer on; alarms may be some milliseconds early.
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1_950);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(hooksOf('page-unwanted')).toHaveLength(1);
  });

  it('is silent about drafts', async () => {
    await edited(cms, 'drafts.page-quiet');
    await edited(cms, 'page-loud');
    await vi.waitFor(() => expect(hooksOf('page-loud')).toHaveLength(1), {timeout: 5000});
    expect(hooksOf('drafts.page-quiet')).toHaveLength(0);
  });
});

describe('acknowledged changes', () => {
  it('survives a restart', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cms-'));
    const first = await startCms('', folder);
    await first.client({token: TOKEN}).create(page('page-kept', 'Bleibt'));
    await first.stop();
    const second = await startCms('', folder);
    expect(await second.client().getDocument('page-kept')).toMatchObject({title: 'Bleibt'});
    expect(second.hooks).toEqual([]);
    await second.stop();
    await rm(folder, {recursive: true});
  }, 30_000);
});
