import {listingPath} from '../../config/paths';
import type {Subcollection} from '../../domain/listing/listing';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {PreviewCard} from './PreviewCard';
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

/** Like a drawer: what is in it is written on the front, and the first things lie on top. */
function Panel({subcollection: {prefix, handle, title, preview}}: ItemProps) {
  const language = useLanguage();
  return (
    <li className={styles.panel}>
      <h2 className={styles.name}>
        <Link className={styles.nameLink} href={listingPath(language, prefix, handle)}>
          {title}
          <Icon name="arrow" size="small" />
        </Link>
      </h2>
      {preview.length > 0 && (
        <ul className={styles.cards}>
          {preview.map((card) => (
            <li key={card.id}>
              <PreviewCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
