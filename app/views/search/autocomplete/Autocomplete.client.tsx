import {useState, type RefObject} from 'react';
import {InstantSearch} from 'react-instantsearch';

import {createAutocompleteClient} from '../../../client/autocomplete';
import type {Texts} from '../../../i18n/catalogue';
import {TextScope, useLanguage} from '../../../i18n/use-translate';
import {AutocompletePanel} from './AutocompletePanel';

type Props = {
  /** The header's field, which stays the plain field that it is. */
  readonly field: RefObject<HTMLInputElement>;
  readonly texts: Texts;
};

/** What is found while words are typed into the header's field. Fetched when the field first has the focus. */
export function Autocomplete({field, texts}: Props) {
  const language = useLanguage();
  const [client] = useState(() => createAutocompleteClient(language));
  return (
    <TextScope texts={texts}>
      <InstantSearch searchClient={client} indexName="shop" insights={false}>
        <AutocompletePanel field={field} />
      </InstantSearch>
    </TextScope>
  );
}
