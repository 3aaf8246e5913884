import {listingPath} from '../../config/paths';
import type {Subcollection} from '../../domain/listing/listing';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import * as styles from './Subcollections.css';

type Props = {readonly subcollections: readonly Subcollection[]};

/** The collections below this one: names for coffee, and for gear with their first products. */
export function Subcollections({subcollections}: Props) {
  const translate = useTranslate();
  const hasPreviews = subcollections.some(({preview}) => preview.length > 0);
  return (
    <nav aria-label={translate('shelf:subcollections')}>
      <ul className={hasPreviews ? styles.panels : styles.row}>
        {subcollections.map((subcollection) =>
          hasPreviews ? (
            <Panel key={subcollection.handle} subcollection={subcollection} />
          ) : (
            <Chip key={subcollection.handle} subcollection={subcollection} />
          ),
        )}
      </ul>
    </nav>
  );
}

type ItemProps = {readonly subcollection: Subcollection};

function Chip({subcollection: {prefix, handle, title}}: ItemProps) {
  const language = useLanguage();
  return (
    <li className={styles.item}>
      <Link className={styles.chip} href={listingPath(language, prefix, handle)}>
        {title}
      </Link>
    </li>
  );
}

function Panel({subcollection: {prefix, handle, title, preview}}: ItemProps) {
  const language = useLanguage();
  return (
    <li className={styles.item}>
      <Link className={styles.panel} href={listingPath(language, prefix, handle)}>
        <span className={styles.mosaic}>
          {preview.map(
            ({id, picture}) =>
              picture && (
                <Picture
                  key={id}
                  className={styles.picture}
                  picture={{...picture, width: 320, height: 400}}
                  sizes="6rem"
                  decorative
                />
              ),
          )}
        </span>
        <span className={styles.name}>{title}</span>
      </Link>
    </li>
  );
}
