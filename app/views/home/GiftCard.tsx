import {productPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import * as styles from './GiftCard.css';
import {SCENES} from './scenes';

const HANDLES = {de: 'geschenkgutschein', en: 'gift-card'} as const;

/** The way to the gift card. */
export function GiftCard() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth as="section" className={styles.gift} aria-labelledby="gift-title">
      <Picture
        className={styles.picture}
        picture={{...SCENES.gift, alt: translate('home:gift.alt')}}
        sizes="(max-width: 768px) 90vw, 40rem"
      />
      <div className={styles.words}>
        <h2 id="gift-title">{translate('home:gift.title')}</h2>
        <p className={lead}>{translate('home:gift.text')}</p>
        <p>
          <Button variant="tertiary" href={productPath(language, HANDLES[language])}>
            {translate('home:gift.action')}
          </Button>
        </p>
      </div>
    </PageWidth>
  );
}
