import {useState, type RefObject} from 'react';
import {InstantSearch} from 'react-instantsearch';

import {createGlanceClient} from '../../../client/search-glance';
import type {Texts} from '../../../i18n/catalogue';
import {TextScope, useLanguage} from '../../../i18n/use-translate';
import {GlancePanel} from './GlancePanel';

type Props = {
  /** The header's field, which stays the plain field that it is. */
  readonly field: RefObject<HTMLInputElement>;
  readonly texts: Texts;
};

/** What is found while words are typed into the header's field. Fetched when the field first has the focus. */
export function SearchGlance({field, texts}: Props) {
  const language = useLanguage();
  const [client] = useState(() => createGlanceClient(language));
  return (
    <TextScope texts={texts}>
      <InstantSearch searchClient={client} indexName="shop" insights={false}>
        <GlancePanel field={field} />
      </InstantSearch>
    </TextScope>
  );
}
