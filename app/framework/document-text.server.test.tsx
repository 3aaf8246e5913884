import {expect, it} from 'vitest';

import {documentText} from './document-text.server';

const streamOf = (...pieces: readonly string[]) =>
  new Response(new Blob([...pieces])).body ?? new ReadableStream<Uint8Array>();

it('renders the whole document, with its loader data behind it', async () => {
  const words = Array.from({length: 5000}, (_, index) => `Größe ${index} „€“ 🌱`).join(' ');
  const context = {title: 'Waldgold', serverHandoffStream: streamOf('["a</script>ü",', '"b"]\n')};
  const text = await documentText(context, 'abc', ({title}) => <main title={title}>{words}</main>);
  const data = String.raw`"[\"a\u003c/script>ü\",\"b\"]\n"`;
  expect(text).toBe(
    `<!DOCTYPE html><main title="Waldgold">${words}</main>` +
      `<script nonce="abc">{let c=__remixContext.streamController;c.enqueue(${data});c.close()}</script>`,
  );
});

it('hides the stream from the tree, which would wait for it', async () => {
  const text = await documentText({serverHandoffStream: streamOf('[]')}, 'abc', (context) => JSON.stringify(context));
  expect(text).toMatch(/^<!DOCTYPE html>\{\}<script/);
});

it('throws what the tree throws', async () => {
  const error = new Error('on demand');
  const Failing = () => {
    throw error;
  };
  await expect(documentText({}, 'abc', () => <Failing />)).rejects.toBe(error);
});
