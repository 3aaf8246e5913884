import {getHeapStatistics, setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

import {renderToString} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

import {documentFragments} from './document-fragments.server';
import {FragmentContext, useFragment} from './fragment-cache';

const Card = ({title}: {readonly title: string}) => {
  rendered(title);
  return (
    <li
      {...useFragment(
        () => `card ${title}`,
        () => <b>{title}</b>,
      )}
    />
  );
};

const List = ({titles}: {readonly titles: readonly string[]}) => (
  <ul
    {...useFragment(
      () => `list ${titles.join(' ')}`,
      () => titles.map((title) => <Card key={title} title={title} />),
    )}
  />
);

const rendered = vi.fn();

function documentOf(store: Map<string, string>, titles: readonly string[], scope = 'de'): string {
  rendered.mockClear();
  const {fragments, collect} = documentFragments(store, scope);
  return collect(
    renderToString(
      <FragmentContext.Provider value={fragments}>
        <List titles={titles} />
        <p>[]</p>
      </FragmentContext.Provider>,
    ),
  );
}

it('gives the HTML that a document without it has, from its rendering and from its store', () => {
  const titles = ['Waldgold]', '[Boa & Luz'];
  const plain = renderToString(
    <>
      <List titles={titles} />
      <p>[]</p>
    </>,
  );
  const store = new Map<string, string>();
  expect(documentOf(store, titles)).toBe(plain);
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(documentOf(store, titles)).toBe(plain);
  expect(rendered).not.toHaveBeenCalled();
});

it('renders what is new, and in another scope everything', () => {
  const store = new Map<string, string>();
  documentOf(store, ['a', 'b']);
  expect(documentOf(store, ['a', 'c'])).toBe('<ul><li><b>a</b></li><li><b>c</b></li></ul><p>[]</p>');
  expect([...store.keys()]).toEqual(['de card a', 'de card b', 'de list a b', 'de card c', 'de list a c']);
  documentOf(store, ['a', 'c'], 'en');
  expect(rendered).toHaveBeenCalledTimes(2);
});

const DOCUMENTS = 30;
const CARDS_OF_A_DOCUMENT = 10;
const OTHER_CHARACTERS = 100_000;

/** What the isolate holds on to once garbage is gone, in bytes. */
function held(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return getHeapStatistics().used_heap_size;
}

it('keeps nothing of a document but its fragments', () => {
  const store = new Map<string, string>();
  const before = held();
  for (let number = 0; number < DOCUMENTS; number += 1) {
    const {fragments, collect} = documentFragments(store, 'de');
    const cards = Array.from({length: CARDS_OF_A_DOCUMENT}, (_, card) => {
      const title = `Nr. ${number}-${card} ${'Kaffee '.repeat(20)}`;
      return (
        <FragmentContext.Provider key={title} value={fragments}>
          <Card title={title} />
        </FragmentContext.Provider>
      );
    });
    collect('x'.repeat(OTHER_CHARACTERS) + renderToString(cards));
  }
  expect(store.size).toBe(DOCUMENTS * CARDS_OF_A_DOCUMENT);
  expect(held() - before).toBeLessThan((DOCUMENTS * OTHER_CHARACTERS) / 2);
});
