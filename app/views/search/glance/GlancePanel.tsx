import {useNavigate} from '@remix-run/react';
import {useId, type RefObject} from 'react';
import {useHits} from 'react-instantsearch';

import {POPULAR_SEARCHES} from '../../../config/search';
import {glanceAtStart, type GlanceHit} from '../../../domain/search/glance';
import {useLanguage, useTranslate} from '../../../i18n/use-translate';
import {VisuallyHidden} from '../../../ui/VisuallyHidden';
import {GlanceOptions} from './GlanceOptions';
import * as styles from './GlancePanel.css';
import {useCombobox} from './use-combobox';
import {useRecentSearches} from './use-recent-searches';
import {useTypedWords} from './use-typed-words';

/** The list below the field: recent and popular words at first, then suggestions and the first of what was found. */
export function GlancePanel({field}: {readonly field: RefObject<HTMLInputElement>}) {
  const id = useId();
  const language = useLanguage();
  const navigate = useNavigate();
  const {recent, remember} = useRecentSearches(language);
  const {typed, answered, trouble} = useTypedWords(field);
  const {items} = useHits<GlanceHit>();
  // Until the first answer is there what was there before stays.
  const start = typed === '' || answered === '';
  const found = start ? glanceAtStart(language, {recent, popular: POPULAR_SEARCHES[language]}) : items;
  const hits = typed !== '' && trouble !== null ? [] : found;
  const choose = ({path, words}: Pick<GlanceHit, 'path' | 'words'>) => {
    if (field.current) field.current.value = words ?? '';
    remember(words ?? typed);
    navigate(path);
  };
  const {isOpen, active} = useCombobox({field, id, hits, choose});
  return (
    <div className={styles.sheet} hidden={!isOpen}>
      <Word words={typed} trouble={trouble} count={hits.length} />
      {hits.length > 0 && <GlanceOptions id={id} hits={hits} active={active} choose={choose} />}
    </div>
  );
}

type WordProps = {
  readonly words: string;
  readonly trouble: 'down' | 'limited' | null;
  readonly count: number;
};

/** What there is to say about the list: how long it is, to those who do not see it; that it is empty or missing, to all. */
function Word({words, trouble, count}: WordProps) {
  const translate = useTranslate();
  return (
    <div role="status">
      {count > 0 ? (
        <VisuallyHidden>{translate('glance:found', {count})}</VisuallyHidden>
      ) : (
        <p className={styles.word}>
          {trouble === null ? translate('glance:none', {words}) : translate(`glance:${trouble}`)}
        </p>
      )}
    </div>
  );
}
