import type {HomeContent} from '../../domain/content/home';
import {useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './BrandValues.css';

type Props = {readonly values: HomeContent['brandValues']};

/** What a shopper can count on, in plain figures. */
export function BrandValues({values}: Props) {
  const translate = useTranslate();
  return (
    <PageWidth as="section" className={styles.values} aria-labelledby="values-title">
      <h2 className={styles.title} id="values-title">
        {translate('home:values.title')}
      </h2>
      <ul className={styles.list}>
        {values.map(({key, heading, text}) => (
          <li key={key} className={styles.value}>
            <h3 className={styles.name}>{heading}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}
