import type {Language} from '../../config/languages';
import {contentSlugPath, postPath} from '../../config/paths';
import type {ContentKind} from '../../config/search';
import type {ContentHit} from '../../domain/search/search-results';
import {useLanguage} from '../../i18n/use-translate';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import * as styles from './ContentHits.css';

type Props = {
  readonly kind: ContentKind;
  readonly hits: readonly ContentHit[];
};

/** Texts that were found: picture, title and what they are about. */
export function ContentHits({kind, hits}: Props) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.id} className={styles.hit}>
          {hit.picture && <Picture className={styles.picture} picture={hit.picture} sizes="6rem" decorative />}
          <h3 className={styles.title}>
            <Link className={styles.link} href={contentHitPath(kind, hit, language)}>
              {hit.title}
            </Link>
          </h3>
          <p className={styles.excerpt}>{hit.excerpt}</p>
        </li>
      ))}
    </ul>
  );
}

/** Where a found text stands. */
function contentHitPath(kind: ContentKind, {slug}: Pick<ContentHit, 'slug'>, language: Language): string {
  return kind === 'posts' ? postPath(language, slug) : contentSlugPath(language, slug);
}
