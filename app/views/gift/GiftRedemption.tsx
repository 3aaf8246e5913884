import {Form} from '@remix-run/react';

import {useAnswerFocus} from '../parts/use-answer-focus';
import {carriedVoucher, type CodeProblem, type GiftAnswer, type GiftStep} from '../../domain/gift/gift-voucher';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {contentPath, homePath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {AddressStep, GiftProblemNotice, useProblemText} from './AddressStep';
import * as styles from './GiftRedemption.css';
import {useTranslate} from './texts';

type Props = {
  readonly step: GiftStep;
  /** Of the address step, where it could not be taken. */
  readonly answer: GiftAnswer | null;
};

/** Shows the steps that redeem a gift subscription: code, address, done. */
export function GiftRedemption(props: Props) {
  const place = useAnswerFocus(props.answer ?? props.step);
  return (
    <div ref={place}>
      <Step {...props} />
    </div>
  );
}

function Step({step, answer}: Props) {
  if (answer !== null) {
    return <AddressStep code={answer.values.code ?? ''} voucher={carriedVoucher(answer)} answer={answer} />;
  }
  switch (step.at) {
    case 'done':
      return <DoneStep deliveries={step.deliveries} firstDelivery={step.firstDelivery} />;
    case 'address':
      return <AddressStep code={step.voucher.code} voucher={step.voucher} answer={null} />;
    case 'code':
      return <CodeStep code={step.code} problem={step.problem} />;
  }
}

type CodeStepProps = {
  readonly code: string;
  readonly problem: CodeProblem | null;
};

/** The first step: which code. It asks, and changes nothing. */
function CodeStep({code, problem}: CodeStepProps) {
  const translate = useTranslate();
  const action = contentPath(useLanguage(), 'redeemGiftSubscription');
  const problemText = useProblemText();
  const fieldText = (wrong: CodeProblem) =>
    wrong.code === 'required' ? translate('gift:error.required') : problemText(wrong);
  const notice = problem?.code === 'rate-limited' || problem?.code === 'unavailable' ? problem : null;
  return (
    <Form className={styles.form} method="get" action={action} preventScrollReset>
      <h2>{translate('gift:code.title')}</h2>
      {notice && <GiftProblemNotice problem={notice} />}
      <Field
        label={translate('gift:code.label')}
        hint={translate('gift:code.hint')}
        name="code"
        defaultValue={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={problem === null || notice ? undefined : fieldText(problem)}
      />
      <div>
        <Button>{translate('gift:code.submit')}</Button>
      </div>
    </Form>
  );
}

type DoneStepProps = {
  readonly deliveries: number;
  /** `2026-12-24` */
  readonly firstDelivery: string;
};

/** The last step: what comes, and when. */
function DoneStep({deliveries, firstDelivery}: DoneStepProps) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <div className={styles.form}>
      <h2 tabIndex={-1}>{translate('gift:done.title')}</h2>
      <Notice tone="success">
        <p>{translate('gift:done.text', {count: deliveries, date: format.date(firstDelivery)})}</p>
      </Notice>
      <p>{translate('gift:done.mail')}</p>
      <div>
        <Button href={homePath(useLanguage())} variant="tertiary">
          {translate('gift:done.toShop')}
        </Button>
      </div>
    </div>
  );
}
