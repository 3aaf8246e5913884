import {Button} from '../../ui/Button';
import {TextLink} from '../../ui/TextLink';

import * as styles from './DesignPage.css';
import {Part} from './Part';
import {useTranslate} from './texts';

const VARIANTS = ['primary', 'secondary', 'tertiary', 'ghost'] as const;

/** Buttons in their variants and states, and links. */
export function ButtonPart() {
  const t = useTranslate();
  return (
    <>
      <Part heading="design:part.buttons">
        <Buttons inverted={false} />
        <div className={styles.dark}>
          <Buttons inverted />
        </div>
        <div className={styles.row}>
          <Button type="button" bright>
            {t('design:button.bright')}
          </Button>
          <Button type="button" bright pending>
            {t('design:button.pending')}
          </Button>
          <Button type="button" bright disabled>
            {t('design:button.disabled')}
          </Button>
          <Button type="button" variant="tertiary" active aria-pressed>
            {t('design:button.active')}
          </Button>
          <Button type="button" inline>
            {t('design:button.inline')}
          </Button>
        </div>
      </Part>
      <Part heading="design:part.links">
        <p>
          {t('design:link.inline')} <TextLink href="#content">{t('design:link.word')}</TextLink>
        </p>
        <TextLink href="#content" variant="standalone">
          {t('design:link.standalone')}
        </TextLink>
        <TextLink href="#content" variant="quiet" newTab={t('common:newTab')}>
          {t('design:link.newTab')}
        </TextLink>
        <div className={styles.dark}>
          <TextLink href="#content" variant="quiet">
            {t('design:link.quiet')}
          </TextLink>
          <TextLink href="#content" variant="standalone">
            {t('design:link.standalone')}
          </TextLink>
        </div>
      </Part>
    </>
  );
}

function Buttons({inverted}: {readonly inverted: boolean}) {
  const t = useTranslate();
  return (
    <div className={styles.row}>
      {VARIANTS.map((variant) => (
        <Button key={variant} type="button" variant={variant} inverted={inverted}>
          {t(`design:button.${variant}`)}
        </Button>
      ))}
      <Button type="button" inverted={inverted} disabled>
        {t('design:button.disabled')}
      </Button>
    </div>
  );
}
