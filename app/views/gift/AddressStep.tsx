import {Form, useLocation, useNavigation} from '@remix-run/react';

import {BRAND} from '../../config/brand';
import {OPTIONAL_ADDRESS_FIELDS} from '../../domain/address';
import type {FieldError} from '../../domain/form/form-answer';
import {
  CARRIED_FIELDS,
  type RecipientField,
  type GiftAnswer,
  type GiftProblem,
  type GiftVoucher,
} from '../../domain/gift/gift-voucher';
import {provinceCountries} from '../../domain/province';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {waitText} from '../../i18n/wait-text';
import {contentPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {PostalAddressFields} from '../parts/PostalAddressFields';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import * as styles from './GiftRedemption.css';
import {useTranslate} from './texts';

type Props = {
  readonly code: string;
  /** What it brings; `null` if unknown. */
  readonly voucher: GiftVoucher | null;
  readonly answer: GiftAnswer | null;
};

/** Shows the second step: what the voucher brings, and where to. */
export function AddressStep({code, voucher, answer}: Props) {
  const translate = useTranslate();
  const path = contentPath(useLanguage(), 'redeemGiftSubscription');
  const {key} = useLocation();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className={styles.form}>
      <h2 tabIndex={-1}>{translate('gift:address.title')}</h2>
      {voucher && <Voucher voucher={voucher} />}
      <Form className={styles.form} method="post" action={path} noValidate preventScrollReset>
        <input type="hidden" name="code" value={code} />
        {voucher && CARRIED_FIELDS.map((name) => <input key={name} type="hidden" name={name} value={voucher[name]} />)}
        <IdempotencyKeyField key={key} kept={answer?.idempotencyKey ?? null} />
        {answer?.problem && <GiftProblemNotice problem={answer.problem} />}
        <RecipientFields answer={answer} />
        <div className={styles.acts}>
          <Button pending={pending}>{translate('gift:address.submit')}</Button>
          <TextLink href={path} variant="standalone">
            {translate('gift:address.back')}
          </TextLink>
        </div>
      </Form>
    </div>
  );
}

function Voucher({voucher}: {readonly voucher: GiftVoucher}) {
  const translate = useTranslate();
  const format = useFormat();
  const {deliveries, coffee, senderName, message, lastDay} = voucher;
  return (
    <div className={styles.voucher}>
      <p className={styles.brings}>
        {translate('gift:address.brings', {count: deliveries, coffee: translate(`gift:coffee.${coffee}`)})}
      </p>
      {message !== '' && <blockquote>{message}</blockquote>}
      {senderName !== '' && <p>{translate('gift:address.from', {name: senderName})}</p>}
      <p className={styles.note}>{translate('gift:address.until', {date: format.date(lastDay)})}</p>
    </div>
  );
}

const TOLD = ['required', 'too-long', 'email', 'not-delivered'] as const;

const isTold = (error: FieldError): error is (typeof TOLD)[number] => TOLD.some((known) => known === error);

function RecipientFields({answer}: {readonly answer: GiftAnswer | null}) {
  const translate = useTranslate();
  const language = useLanguage();
  const field = (name: RecipientField) => {
    const error = answer?.errors[name];
    const label = translate(`gift:field.${name}`);
    const isOptional = name !== 'email' && OPTIONAL_ADDRESS_FIELDS.includes(name);
    return {
      label: isOptional ? translate('gift:optional', {label}) : label,
      defaultValue: answer?.values[name],
      // A province is needed in some countries.
      required: !isOptional && name !== 'province',
      hint: name === 'province' ? provinceHint : undefined,
      error: error && translate(`gift:error.${isTold(error) ? error : 'invalid'}`),
    };
  };
  const provinceHint = translate('gift:address.province', {countries: provinceCountries(language)});
  return (
    <>
      <PostalAddressFields field={field} />
      <Field
        {...field('email')}
        name="email"
        type="email"
        autoComplete="email"
        hint={translate('gift:address.email')}
      />
    </>
  );
}

/** Shows why it did not work, and what to do next. */
export function GiftProblemNotice({problem}: {readonly problem: GiftProblem}) {
  const problemText = useProblemText();
  return (
    <Notice tone="error">
      <p>{problemText(problem)}</p>
    </Notice>
  );
}

/** Returns a function that gives the sentence for a problem. */
export function useProblemText(): (problem: GiftProblem) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return (problem) =>
    translate(`gift:problem.${problem.code}`, {wait: waitText(problem, language), phone: BRAND.phone.display});
}
