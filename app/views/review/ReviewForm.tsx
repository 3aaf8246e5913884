import {REVIEW_LENGTHS, type ReviewField} from '../../domain/product/review-form';
import {useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {RadioCards} from '../../ui/RadioCards';
import {TextArea} from '../../ui/TextArea';
import * as styles from '../parts/FormPage.css';
import {OperationField} from '../parts/OperationField';
import type {ReviewResult} from './ReviewPage';

const STARS = [5, 4, 3, 2, 1] as const;

/** A plain form; what is wrong stands at its field, and what was written stays. */
export function ReviewForm({result}: {readonly result: ReviewResult | null}) {
  const translate = useTranslate();
  const {errors = {}, values = {}, problem = null} = result ?? {};
  const count = Object.keys(errors).length;
  const control = (field: ReviewField) => {
    const error = errors[field];
    return {name: field, defaultValue: values[field], error: error && translate(`review:errors.${textOf(error)}`)};
  };
  return (
    <form className={styles.form} method="post" noValidate>
      <OperationField />
      {problem && (
        <Notice tone="error">
          <p>{translate(`review:problem.${problem}`)}</p>
        </Notice>
      )}
      {count > 0 && (
        <Notice tone="error">
          <p>{translate('review:wrong', {count})}</p>
        </Notice>
      )}
      <div>
        <RadioCards
          legend={translate('review:stars')}
          name="stars"
          layout="chips"
          {...(values.stars === undefined ? {} : {defaultValue: values.stars})}
          cards={STARS.map((stars) => ({value: String(stars), title: translate('review:star', {count: stars})}))}
          error={errors.stars && translate(`review:errors.${textOf(errors.stars)}`)}
        />
      </div>
      <Field {...control('title')} label={translate('review:fields.title')} maxLength={REVIEW_LENGTHS.title} required />
      <TextArea
        {...control('text')}
        label={translate('review:fields.text')}
        hint={translate('review:fields.textHint')}
        maxLength={REVIEW_LENGTHS.text}
        required
      />
      <Field
        {...control('author')}
        label={translate('review:fields.author')}
        maxLength={REVIEW_LENGTHS.author}
        autoComplete="nickname"
        required
      />
      <Field
        {...control('email')}
        label={translate('review:fields.email')}
        hint={translate('review:fields.emailHint')}
        type="email"
        autoComplete="email"
        required
      />
      <Field
        {...control('orderNumber')}
        label={translate('review:fields.orderNumber')}
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
