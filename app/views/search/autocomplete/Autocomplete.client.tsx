import {useNavigate} from '@remix-run/react';
import {useCallback, useState, useEffect, useId, useRef, type RefObject} from 'react';
import {InstantSearch, useHits, useInstantSearch, useSearchBox} from 'react-instantsearch';

import {createAutocompleteClient} from '../../../client/autocomplete';
import type {Language} from '../../../config/languages';
import {AUTOCOMPLETE, POPULAR_SEARCHES} from '../../../config/search';
import {type AutocompleteHit, initialHits, withRecent} from '../../../domain/search/autocomplete';
import type {Texts} from '../../../i18n/catalogue';
import {TextScope, useLanguage, useTranslate} from '../../../i18n/use-translate';
import {VisuallyHidden} from '../../../ui/VisuallyHidden';
import * as styles from './Autocomplete.client.css';
import {AutocompleteOptions} from './AutocompleteOptions';
import {useCombobox} from './use-combobox';

type Props = {
  /** The header's field, which stays the plain field that it is. */
  readonly field: RefObject<HTMLInputElement>;
  readonly texts: Texts;
};

/** Shows what is found while words are typed into the header's field. Fetched when the field first has the focus. */
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

/** The list below the field: recent and popular words at first, then suggestions and the first of what was found. */
function AutocompletePanel({field}: {readonly field: RefObject<HTMLInputElement>}) {
  const id = useId();
  const language = useLanguage();
  const navigate = useNavigate();
  const {recent, remember} = useRecentSearches(language);
  const {typed, answered, trouble, look} = useTypedWords(field);
  const {items} = useHits<AutocompleteHit>();
  // Until the first answer is there what was there before stays.
  const start = typed === '' || answered === '';
  const found = start ? initialHits(language, {recent, popular: POPULAR_SEARCHES[language]}) : items;
  const hits = typed !== '' && trouble !== null ? [] : found;
  const choose = ({path, words}: Pick<AutocompleteHit, 'path' | 'words'>) => {
    if (field.current) field.current.value = words ?? '';
    // The list of the next focus is of what is in the field then.
    look();
    remember(words ?? typed);
    navigate(path);
  };
  const {isOpen, active} = useCombobox({field, id, hits, choose});
  return (
    <div className={styles.sheet} hidden={!isOpen}>
      <Word words={typed} trouble={trouble} count={hits.length} />
      {hits.length > 0 && <AutocompleteOptions id={id} hits={hits} active={active} choose={choose} />}
    </div>
  );
}

type WordProps = {
  readonly words: string;
  readonly trouble: 'down' | 'rate-limited' | null;
  readonly count: number;
};

/** What there is to say about the list: how long it is, to those who do not see it; that it is empty or missing, to all. */
function Word({words, trouble, count}: WordProps) {
  const translate = useTranslate<'autocomplete'>();
  return (
    <div role="status">
      {count > 0 ? (
        <VisuallyHidden>{translate('autocomplete:found', {count})}</VisuallyHidden>
      ) : (
        <p className={styles.word}>
          {trouble === null ? translate('autocomplete:none', {words}) : translate(`autocomplete:${trouble}`)}
        </p>
      )}
    </div>
  );
}

const recentBy = new Map<Language, readonly string[]>();

/** What was looked for since the document was opened: in memory alone, nothing is kept on the device. */
function useRecentSearches(language: Language) {
  const [recent, setRecent] = useState(recentBy.get(language) ?? []);
  const remember = (words: string) => {
    const now = withRecent(recentBy.get(language) ?? [], words);
    recentBy.set(language, now);
    setRecent(now);
  };
  return {recent, remember};
}

const TOO_MANY_REQUESTS = 429;

/**
 * The words in the field, which are looked for once the typing pauses; `look` does so at once, where they were not typed.
 * `answered` are the words that the list belongs to; `trouble` says why there is none.
 */
function useTypedWords(field: RefObject<HTMLInputElement>) {
  const {refine} = useSearchBox();
  const {status, error, results} = useInstantSearch({catchError: true});
  const [typed, setTyped] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const look = useCallback(
    (wait = 0) => {
      const words = field.current?.value.trim() ?? '';
      setTyped(words);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => refine(words), wait);
    },
    [field, refine],
  );
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const onInput = () => look(AUTOCOMPLETE.pause);
    // What was typed before this was there.
    look();
    input.addEventListener('input', onInput);
    return () => {
      clearTimeout(pause.current);
      input.removeEventListener('input', onInput);
    };
  }, [field, look]);
  const isRateLimited = error !== undefined && 'status' in error && error.status === TOO_MANY_REQUESTS;
  const trouble = status !== 'error' ? null : isRateLimited ? ('rate-limited' as const) : ('down' as const);
  return {typed, answered: results.query, trouble, look};
}
