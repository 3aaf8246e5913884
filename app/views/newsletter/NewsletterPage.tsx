import type {NewsletterVariant} from '../../config/newsletter';
import {PageWidth} from '../../ui/PageWidth';
import {NewsletterForm, type NewsletterAnswer} from '../parts/NewsletterForm';
import * as styles from './NewsletterPage.css';
import {useTranslate} from './texts';

type Props = {
  readonly variant: NewsletterVariant;
  /** Of the form on this page, where it was not sent on. */
  readonly answer: NewsletterAnswer | null;
};

/** Shows the sign-up on a page of its own: where the form leads that could not be taken. */
export function NewsletterPage({variant, answer}: Props) {
  const translate = useTranslate();
  return (
    <PageWidth size="text" className={styles.page}>
      <h1>{translate(`newsletter:variant.${variant}.title`)}</h1>
      <p className={styles.lead}>{translate(`newsletter:variant.${variant}.text`)}</p>
      <NewsletterForm variant={variant} answer={answer} />
    </PageWidth>
  );
}
