import type {ReactNode} from 'react';

import {HOME_COLLECTIONS} from '../../config/commerce';
import {useLanguage} from '../../i18n/use-translate';
import {listingPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import * as styles from './Empty.css';
import {useTranslate} from './texts';

type Props = {
  /** The heading of the page, or one below it. */
  readonly level: 'page' | 'section';
  readonly title: string;
  readonly children?: ReactNode;
};

/** Shows a list with nothing in it. */
export function Empty({level, title, children}: Props) {
  const Heading = level === 'page' ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}

/** Shows that nothing is planned or subscribed, and how that changes. */
export function EmptySubscription(props: Pick<Props, 'level' | 'title'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Empty {...props}>
      <p>{translate('account:subscription.next.noneText')}</p>
      <p>
        <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>
          {translate('account:subscription.next.shop')}
        </Button>
      </p>
    </Empty>
  );
}
