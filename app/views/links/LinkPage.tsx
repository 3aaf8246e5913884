import type {ReactNode} from 'react';

import {HOME_COLLECTIONS} from '../../config/commerce';
import {useLanguage} from '../../i18n/use-translate';
import {cartPath, listingPath} from '../../pages/paths';
import {lead as leadStyle} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './LinkPage.css';
import {useTranslate} from './texts';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

/** Shows a page that says what a link will do, and does it only when a button is pressed. */
export function LinkPage({title, lead, children}: Props) {
  return (
    <PageWidth size="text" className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      {children}
    </PageWidth>
  );
}

/** Shows where to go from a link that leads to nothing. */
export function LinkWays() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <p className={styles.ways}>
      <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>{translate('links:toCoffee')}</Button>
      <Button href={cartPath(language)} variant="tertiary">
        {translate('links:toCart')}
      </Button>
    </p>
  );
}
