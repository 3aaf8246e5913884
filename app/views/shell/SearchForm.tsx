import {useLocation} from '@remix-run/react';
import {type FocusEvent, useEffect, useRef, useState} from 'react';

import {useLoaded} from '../../client/use-loaded';
import type {Language} from '../../config/languages';
import {searchPath} from '../../pages/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import * as styles from './SearchForm.css';

const loadAutocomplete = {
  de: () =>
    Promise.all([import('../search/autocomplete/Autocomplete.client'), import('../../i18n/autocomplete-texts-de')]),
  en: () =>
    Promise.all([import('../search/autocomplete/Autocomplete.client'), import('../../i18n/autocomplete-texts-en')]),
} satisfies Record<Language, unknown>;

type Props = {
  /** The name under which assistants find the form; one of the page's search forms has it. */
  readonly tool?: string;
};

/** Shows the search field of the header: a plain form that asks for the page of results, and shows them while words are typed. */
export function SearchForm({tool}: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  // The field may have been reached before the page woke up.
  useEffect(() => setWanted(field.current === document.activeElement), []);
  const [autocomplete, texts] = useLoaded(loadAutocomplete[language], wanted) ?? [];
  return (
    <div className={styles.place}>
      <form
        className={styles.form}
        role="search"
        method="get"
        action={searchPath(language)}
        toolname={tool}
        tooldescription={tool && t('shell:search.label')}
        onFocus={() => setWanted(true)}
      >
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          required
          autoComplete="off"
          placeholder={t('shell:search.placeholder')}
          aria-label={t('shell:search.label')}
        />
        <button className={styles.button}>
          <Icon name="search" />
          <VisuallyHidden>{t('shell:search.submit')}</VisuallyHidden>
        </button>
      </form>
      {autocomplete && texts && <autocomplete.Autocomplete field={field} texts={texts.texts} />}
    </div>
  );
}

/** Shows the search field behind a button, on narrow screens. */
export function FoldedSearch() {
  const t = useTranslate();
  const {key} = useLocation();
  return (
    <details
      // The page of what was found begins with a folded search.
      key={key}
      className={styles.folded}
      onToggle={({currentTarget}) => currentTarget.open && currentTarget.querySelector('input')?.focus()}
      onBlur={closeBehind}
    >
      <summary className={styles.button}>
        <span className={styles.whenClosed}>
          <Icon name="search" size="large" />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size="large" />
        </span>
        <VisuallyHidden>{t('shell:search.label')}</VisuallyHidden>
      </summary>
      <div className={styles.sheet}>
        <SearchForm />
      </div>
    </details>
  );
}

/** Open it would hide what has the focus now. */
function closeBehind({currentTarget, relatedTarget}: FocusEvent) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open');
}
