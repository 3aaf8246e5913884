import type {ReactNode} from 'react';

import {searchPath} from '../../config/paths';
import type {SearchKind} from '../../config/search';
import {inTab, searchQuery, type SearchRequest} from '../../domain/search/search-request';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import * as styles from './ResultSection.css';

type Props = {
  readonly kind: SearchKind;
  readonly asked: SearchRequest;
  readonly count: number;
  readonly shown: number;
  readonly children: ReactNode;
};

/** The best results of one kind, and the way to all of them. */
export function ResultSection({kind, asked, count, shown, children}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby={`search-${kind}`}>
      <h2 className={styles.title} id={`search-${kind}`}>
        {translate(`search:kind.${kind}`)}
      </h2>
      {children}
      {count > shown && (
        <p>
          <TextLink href={`${searchPath(language)}?${searchQuery(inTab(asked, kind))}`} variant="standalone">
            {translate(`search:more.${kind}`, {count})}
          </TextLink>
        </p>
      )}
    </section>
  );
}
