import type {ReactNode} from 'react';

import {useReturn} from '../../client/use-return';
import {useLanguage} from '../../i18n/use-translate';
import {homePath, logoutPath, ordersPath, profilePath} from '../../pages/paths';
import {muted, small} from '../../styles/type.css';
import {classNames} from '../../ui/class-names';
import {Button} from '../../ui/Button';
import {Link} from '../../ui/Link';
import {PageWidth} from '../../ui/PageWidth';
import {dashboardPath, SUBSCRIPTION_PAGES, type SubscriptionPageName} from './pages';
import * as styles from './AccountFrame.css';
import {useTranslate} from './texts';

/** The heading of the sidebar, which names its links. */
const HEADING_ID = 'account-pages';

type Props = {
  /** The page that is shown; `null` for a command. */
  readonly current: SubscriptionPageName | 'orders' | 'profile' | null;
  readonly firstName: string | null;
  readonly children: ReactNode;
};

/**
 * Shows a page of the account: the way to the others beside it. A page that the browser kept is loaded anew: after a logout it
 * leads to the login.
 */
export function AccountFrame({current, firstName, children}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  useReturn(reload);
  const isSubscription = current !== 'orders' && current !== 'profile';
  const pages = [
    ...SUBSCRIPTION_PAGES.map((name) => ({name, href: dashboardPath(language, name)})),
    {name: 'orders', href: ordersPath(language)},
    {name: 'profile', href: profilePath(language)},
    {name: 'shop', href: homePath(language)},
  ] as const;
  return (
    <PageWidth className={styles.frame}>
      <aside className={styles.sidebar}>
        <div>
          {firstName !== null && (
            <p className={classNames(small, muted)}>{translate('account:subscription.hello', {name: firstName})}</p>
          )}
          <p id={HEADING_ID} className={styles.heading}>
            {translate(isSubscription ? 'account:subscription.title' : 'account:title')}
          </p>
        </div>
        <nav aria-labelledby={HEADING_ID}>
          <ul className={styles.links}>
            {pages.map(({name, href}) => (
              <li key={name}>
                <Link href={href} className={styles.link} aria-current={name === current ? 'page' : undefined}>
                  {translate(`account:subscription.pages.${name}`)}
                </Link>
              </li>
            ))}
            <li className={styles.logout}>
              <form method="post" action={logoutPath(language)}>
                <Button variant="ghost" inline>
                  {translate('account:subscription.logout')}
                </Button>
              </form>
            </li>
          </ul>
        </nav>
      </aside>
      <div className={styles.content}>{children}</div>
    </PageWidth>
  );
}

const reload = () => location.reload();
