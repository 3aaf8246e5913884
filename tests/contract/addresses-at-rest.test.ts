import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {expect, inject, test} from 'vitest';

import {personalDataExportSchema} from '../../contracts/personal-data';
import {forms} from '../support/html';
import {createVisitor} from '../support/visitor';

const ADDRESS = `at-rest-${Date.now()}@example.com`;
const OBJECTS = path.join(inject('shopDataDir'), 'objects');
const classesOf = (worker: 'serviceConfig' | 'emulatorConfig') =>
  inject(worker).durable_objects.bindings.map(({class_name: name}) => name);

/** The content of a file; nothing if an object that was put to sleep has taken it away since it was listed. */
const contentOf = (file: string) =>
  readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Folders of objects that hold the address, each named by worker and class. */
async function foldersWithAddress(): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const entry of await readdir(OBJECTS, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const content = await contentOf(path.join(entry.parentPath, entry.name));
    if (content?.includes(ADDRESS)) found.add(path.relative(OBJECTS, entry.parentPath));
  }
  return [...found];
}

/** Sends a form of the shop's, as its page has it. */
async function sendForm(page: string, typed: Readonly<Record<string, string>>): Promise<void> {
  const visitor = createVisitor(inject('shopOrigin'));
  const form = forms((await visitor.get(page)).body).find(({action}) => action === page);
  const {status} = await visitor.post(page, {body: {...form?.fields, email: ADDRESS, ...typed}});
  expect([page, status]).toEqual([page, 303]);
}

test('an address that the shop’s forms bring is kept by the service worker, and by no object of the shop’s own', async () => {
  await sendForm('/de/newsletter', {});
  await sendForm('/de/service/widerruf', {name: 'Mara Moos', contract: 'L10001', step: 'confirm'});

  const answer = await fetch(`${inject('serviceOrigin')}/operator/personal-data/export`, {
    method: 'POST',
    headers: {Authorization: 'Bearer local-operator-token-with-32-characters', 'Content-Type': 'application/json'},
    body: JSON.stringify({email: ADDRESS}),
  });
  const {newsletter, notices} = personalDataExportSchema.parse(await answer.json()).data;
  expect([newsletter === null, notices.length]).toEqual([false, 1]);

  const folders = await foldersWithAddress();
  const isOf = (classes: readonly string[]) => (folder: string) => classes.some((name) => folder.endsWith(`-${name}`));
  expect(folders.some(isOf(classesOf('serviceConfig')))).toBe(true);
  expect(
    folders.filter((folder) => !isOf([...classesOf('serviceConfig'), ...classesOf('emulatorConfig')])(folder)),
  ).toEqual([]);
});
