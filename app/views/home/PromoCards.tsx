import type {HomeCard} from '../../domain/content/home';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import * as styles from './PromoCards.css';

type Props = {readonly cards: readonly HomeCard[]};

/** What the shop has besides single bags: the subscription, the match, tasting sets. */
export function PromoCards({cards}: Props) {
  const translate = useTranslate();
  return (
    <PageWidth as="section" className={styles.promos} aria-labelledby="promos-title">
      <h2 id="promos-title">{translate('home:promos.title')}</h2>
      <ul className={styles.cards}>
        {cards.map(({key, heading, text, picture, link}) => (
          <li key={key} className={styles.card}>
            <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 92vw, 25rem" />
            <h3 className={styles.title}>{heading}</h3>
            <p className={styles.text}>{text}</p>
            <TextLink href={link.href} variant="standalone">
              {link.label}
              <Icon name="arrow" size="small" />
            </TextLink>
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}
