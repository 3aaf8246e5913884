import {productPath} from '../../config/paths';
import type {FieldErrors, FieldValues} from '../../domain/form/field-error';
import type {ReviewField, ReviewProblem} from '../../domain/product/review-form';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import * as styles from '../parts/FormPage.css';
import {ReviewForm} from './ReviewForm';

export type ReviewResult = {
  readonly errors: FieldErrors<ReviewField>;
  readonly values: FieldValues<ReviewField>;
  readonly problem: ReviewProblem | null;
};

type Props = {
  /** Of the product. */
  readonly title: string;
  readonly handle: string;
  /** Handed in, and whether an order was found for it. */
  readonly sent: 'verified' | 'unverified' | null;
  /** What kept the form from being taken. */
  readonly result: ReviewResult | null;
};

/** Where a review is written, and where its writer hears that it arrived. */
export function ReviewPage({title, handle, sent, result}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth size="text" className={styles.page}>
      <header className={styles.head}>
        <h1>{translate(sent ? 'review:sent.title' : 'review:title')}</h1>
        <p className={lead}>{translate('review:about', {title})}</p>
      </header>
      {sent ? (
        <Notice tone="success" title={translate('review:sent.text')}>
          <p>{translate(`review:sent.${sent}`)}</p>
        </Notice>
      ) : (
        <ReviewForm result={result} />
      )}
      <p>
        <TextLink href={productPath(language, handle)} variant="standalone">
          {translate('review:back')}
        </TextLink>
      </p>
    </PageWidth>
  );
}
