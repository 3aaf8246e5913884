import {productPath} from '../../config/paths';
import type {Picture as PictureData} from '../../domain/picture';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {LABEL_SIGNS, LabelSign} from './LabelSign';
import * as styles from './ReadTheLabel.css';

type Props = {
  readonly card: ProductCard;
  readonly picture: PictureData;
};

/** What the drawing on a bag says, shown on the coffee that sells best. */
export function ReadTheLabel({card, picture}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.band} aria-labelledby="label-title">
      <PageWidth className={styles.columns}>
        <figure className={styles.figure}>
          <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 80vw, 34rem" />
          <figcaption className={styles.caption}>
            <TextLink href={productPath(language, card.handle)} variant="standalone">
              {translate('home:label.link', {title: card.title})}
            </TextLink>
          </figcaption>
        </figure>
        <div className={styles.words}>
          <h2 id="label-title">{translate('home:label.title')}</h2>
          <p className={lead}>{translate('home:label.lead')}</p>
          <dl className={styles.signs}>
            {LABEL_SIGNS.map((name) => (
              <div key={name} className={styles.sign}>
                <dt className={styles.name}>
                  <LabelSign name={name} />
                  {translate(`home:label.${name}.title`)}
                </dt>
                <dd className={styles.meaning}>{translate(`home:label.${name}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </PageWidth>
    </section>
  );
}
