import type {RelatedVariant} from '../../domain/product/details';
import {useTranslate} from '../../i18n/use-translate';
import {RelatedVariants} from './RelatedVariants';
import * as styles from './SetContents.css';

type Props = {readonly contents: readonly string[]; readonly components: readonly RelatedVariant[]};

/** What is in a set, and where its parts are sold one by one. */
export function SetContents({contents, components}: Props) {
  const translate = useTranslate();
  if (contents.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{translate('details:set.title')}</h2>
      <ul className={styles.list}>
        {contents.map((content) => (
          <li key={content} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
      <RelatedVariants heading="details:set.parts" variants={components} />
    </div>
  );
}
