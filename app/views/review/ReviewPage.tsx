import {EMPTY_FORM, type FormAnswer} from '../../domain/form/form-answer';
import type {Product} from '../../domain/product/product';
import {REVIEW_LENGTHS, type ReviewField, type ReviewRefusal} from '../../domain/product/review-form';
import {useLanguage} from '../../i18n/use-translate';
import {productPath} from '../../pages/paths';
import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {RadioCards} from '../../ui/RadioCards';
import {TextArea} from '../../ui/TextArea';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {ErrorSummary} from '../parts/ErrorSummary';
import * as styles from '../parts/FormPage.css';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {useTranslate} from './texts';

type ReviewResult = FormAnswer<ReviewField, ReviewRefusal>;

type Props = {
  /** The product; `null` while the platform is down. */
  readonly about: Pick<Product, 'title' | 'kind'> | null;
  /** Of the product. */
  readonly handle: string;
  /** Whether it was handed in. */
  readonly isSent: boolean;
  /** What kept the form from being taken. */
  readonly result: ReviewResult | null;
};

/** Shows the form of a review, and says to its writer that it arrived. */
export function ReviewPage({about, handle, isSent, result}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth size="text" className={styles.page}>
      <header className={styles.head}>
        <h1>{translate(isSent ? 'review:sent.title' : 'review:title')}</h1>
        {about !== null && <p className={lead}>{translate('review:about', {title: about.title})}</p>}
      </header>
      {isSent ? (
        <Notice tone="success" title={translate('review:sent.text')}>
          <p>{translate('review:sent.mark')}</p>
        </Notice>
      ) : (
        <ReviewForm about={about} result={result} />
      )}
      <p>
        <TextLink href={productPath(language, handle)} variant="standalone">
          {translate('review:back')}
        </TextLink>
      </p>
    </PageWidth>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

/** A plain form; what is wrong stands at its field, and what was written stays. */
function ReviewForm({about, result}: Pick<Props, 'about' | 'result'>) {
  const translate = useTranslate();
  const {errors, values, problem, idempotencyKey}: ReviewResult = result ?? EMPTY_FORM;
  const label = (field: ReviewField) => translate(field === 'stars' ? 'review:stars' : `review:fields.${field}`);
  const control = (field: ReviewField) => {
    const error = errors[field];
    return {
      id: `review-${field}`,
      name: field,
      label: label(field),
      defaultValue: values[field],
      error: error && translate(`review:errors.${textOf(error)}`),
    };
  };
  return (
    <form className={styles.form} method="post" noValidate>
      <IdempotencyKeyField kept={idempotencyKey} />
      {problem && (
        <Notice tone="error">
          <p>{translate(`review:problem.${problem.code}`)}</p>
        </Notice>
      )}
      <ErrorSummary name="review" errors={errors} title={(count) => translate('review:wrong', {count})} label={label} />
      <div id="review-stars">
        <RadioCards
          legend={label('stars')}
          name="stars"
          layout="scale"
          required
          {...(values.stars === undefined ? {} : {defaultValue: values.stars})}
          cards={STARS.map((stars) => ({
            value: String(stars),
            title: (
              <>
                <span aria-hidden="true">{stars}</span>
                <VisuallyHidden>{translate('review:star', {count: stars})}</VisuallyHidden>
              </>
            ),
          }))}
          error={errors.stars && translate(`review:errors.${textOf(errors.stars)}`)}
        />
      </div>
      <Field {...control('title')} maxLength={REVIEW_LENGTHS.title} required />
      <TextArea
        {...control('text')}
        hint={translate(`review:fields.textHint.${about?.kind === 'coffee' ? 'coffee' : 'other'}`)}
        maxLength={REVIEW_LENGTHS.text}
        required
      />
      <Field {...control('author')} maxLength={REVIEW_LENGTHS.author} autoComplete="nickname" required />
      <Field
        {...control('email')}
        hint={translate('review:fields.emailHint')}
        type="email"
        autoComplete="email"
        required
      />
      <Field
        {...control('orderNumber')}
        hint={translate('review:fields.orderNumberHint')}
        maxLength={REVIEW_LENGTHS.orderNumber}
        autoComplete="off"
      />
      <div>
        <Button>{translate('review:submit')}</Button>
      </div>
    </form>
  );
}

/** Errors of other forms' fields, such as days, do not happen here. */
function textOf(error: string): 'required' | 'too-long' | 'email' | 'invalid' {
  return error === 'required' || error === 'too-long' || error === 'email' ? error : 'invalid';
}
