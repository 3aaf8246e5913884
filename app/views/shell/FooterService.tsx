import {BRAND} from '../../config/brand';
import type {ShopReviews} from '../../config/site-settings';
import {contentPath} from '../../pages/paths';
import {footerStarDisplay, isVeryGood} from '../../domain/rating';
import {useFragment} from '../../framework/fragment-cache';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Stars} from '../../ui/Stars';
import {TextLink} from '../../ui/TextLink';

import * as styles from './Footer.css';
import type {ShellProps} from './shell-props';

type Props = Pick<ShellProps, 'language'> & {readonly reviews: ShopReviews | null};

const HELP = ['shipping', 'returns', 'repairs', 'faq'] as const;

/** Shows the footer's first row: help, mission, trust and award (Specification, section 2, Footer). */
export function FooterService({language, reviews}: Props) {
  const t = useTranslate<'footer'>();
  const blocks = useFragment(
    () => `footer-service ${JSON.stringify(reviews)}`,
    () => (
      <>
        <section>
          <h2 className={styles.title}>{t('footer:mission.title')}</h2>
          <p className={styles.text}>{t('footer:mission.text')}</p>
          <TextLink href={contentPath(language, 'foundation')} variant="standalone">
            {t('footer:mission.link')}
          </TextLink>
        </section>
        <section>
          <h2 className={styles.title}>{t('footer:help.title')}</h2>
          <ul className={styles.plain}>
            {HELP.map((key) => (
              <li key={key}>
                <TextLink href={t(`footer:help.${key}Url`)} variant="quiet">
                  {t(`footer:help.${key}`)}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
        <Trust language={language} reviews={reviews} />
      </>
    ),
  );
  return <div className={styles.blocks} {...blocks} />;
}

function Trust({language, reviews}: Props) {
  const t = useTranslate<'footer'>();
  return (
    <section>
      <h2 className={styles.title}>{t('footer:trust.title')}</h2>
      {reviews && <Figures {...reviews} />}
      <Seals language={language} reviews={reviews} />
    </section>
  );
}

function Figures({rating, count, source, verification, date}: ShopReviews) {
  const t = useTranslate<'footer'>();
  const format = useFormat();
  const figures = {rating: format.number(rating), count: format.number(count)};
  return (
    <>
      <Stars {...footerStarDisplay(rating)} size="lg" label={t('common:starRating', {rating: format.rating(rating)})} />
      <p>
        {isVeryGood(rating) && <strong>{t('footer:trust.grade')}</strong>} {t('footer:trust.figures', figures)}
      </p>
      <p className={styles.note}>{t('footer:trust.source', {source, verification, date: format.date(date)})}</p>
    </>
  );
}

/** Who says so: the reviews' source, the certificate, and both awards. */
function Seals({language, reviews}: Props) {
  const {awards, certificate} = BRAND;
  const seals = [
    ...(reviews ? [{file: 'shop-reviews', title: reviews.source, url: reviews.url}] : []),
    {file: 'certified-company', title: certificate.title[language], url: certificate.url},
    {file: 'coffee-award', title: awards.coffee.title[language], url: awards.coffee.url},
  ];
  return (
    <ul className={styles.seals}>
      {seals.map(({file, title, url}) => (
        <li key={file}>
          <TextLink href={url} variant="quiet">
            <Seal file={file} title={title} />
          </TextLink>
        </li>
      ))}
      <li>
        <TextLink href={contentPath(language, 'roasterOfTheYear')} variant="quiet">
          <Seal file="roaster-of-the-year" title={awards.roasterOfTheYear.title[language]} />
        </TextLink>
      </li>
    </ul>
  );
}

function Seal({file, title}: {readonly file: string; readonly title: string}) {
  return (
    <img
      className={styles.seal}
      src={`/assets/img/footer/trust/${file}.svg`}
      alt={title}
      width={56}
      height={56}
      loading="lazy"
    />
  );
}
