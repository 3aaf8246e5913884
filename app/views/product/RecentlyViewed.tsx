import {useEffect, useState} from 'react';

import {currentConsent, onConsent} from '../../client/consent';
import {keepViewed} from '../../client/viewed-before';
import {productPath} from '../../pages/paths';
import {allows} from '../../domain/consent';
import type {Viewed} from '../../domain/product/recently-viewed';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Link} from '../../ui/Link';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './RecentlyViewed.css';

/**
 * Shows what else this visitor has looked at, kept in the browser alone and only with consent (§ 25 TDDDG); else
 * nothing.
 */
export function RecentlyViewed({handle, title, picture}: Viewed) {
  const translate = useTranslate();
  const language = useLanguage();
  const [others, setOthers] = useState<readonly Viewed[]>([]);
  useEffect(() => {
    const look = () =>
      setOthers(keepViewed(language, {handle, title, picture}, allows(currentConsent(), 'statistics')));
    look();
    return onConsent(look);
  }, [language, handle, title, picture]);
  if (others.length === 0) return null;
  return (
    <PageWidth as="section" className={styles.section} aria-labelledby="recent-title">
      <h2 className={styles.title} id="recent-title">
        {translate('details:recent')}
      </h2>
      <ul className={styles.list}>
        {others.map((viewed) => (
          <li key={viewed.handle}>
            <Link className={styles.link} href={productPath(language, viewed.handle)}>
              {viewed.picture !== null && (
                <img
                  className={styles.picture}
                  src={`${viewed.picture}?width=320`}
                  width={320}
                  height={400}
                  alt=""
                  loading="lazy"
                />
              )}
              {viewed.title}
            </Link>
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}
