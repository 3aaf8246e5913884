import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {islandsOfDocument, type IslandData} from '../../framework/static-island';
import {allFrame} from '../../i18n/all-frame.server';
import type {RequestTexts} from '../../i18n/catalogue.server';
import type {Texts} from '../../i18n/catalogue';
import {TextScope} from '../../i18n/use-translate';
import {LinkComponent} from '../../ui/Link';
import {ShopLink} from './ShopLink';

/** What shows a static island, and all that it shows: serialisable, but for texts. Nothing in it may call `useId`. */
type Island = {readonly value: object; readonly content: ReactNode};

type Context = {readonly isDataRequest: boolean; readonly i18n: Pick<RequestTexts, 'language' | 'texts'>};

/**
 * Makes the static islands of a page: for a document what they are rendered from, for a data request their HTML.
 *
 * @param islands by their names; of all islands of the shop no two have the same
 * @param texts which they need beside those that every page has
 */
export function islandData(
  islands: Readonly<Record<string, Island>>,
  texts: Texts,
  {isDataRequest, i18n}: Context,
): IslandData {
  const entries = Object.entries(islands).map(
    ([name, {value, content}]) => [name, value, <TextScope texts={texts}>{content}</TextScope>] as const,
  );
  if (!isDataRequest) {
    const parts = entries.map(([name, value, content]) => {
      return [name, {key: () => `${name} ${JSON.stringify(value)}`, content}] as const;
    });
    return islandsOfDocument(Object.fromEntries(parts));
  }
  const frame = allFrame(i18n).texts;
  const html = entries.map(([name, , content]) => {
    const shown = <LinkComponent.Provider value={ShopLink}>{content}</LinkComponent.Provider>;
    const scoped = (
      <TextScope language={i18n.language} texts={frame}>
        {shown}
      </TextScope>
    );
    return [name, renderToStaticMarkup(scoped)] as const;
  });
  return {html: Object.fromEntries(html)};
}
