import type {FormBlock as Block} from '../../domain/content/page';
import {CancellationForm} from '../parts/CancellationForm';
import {ContactForm} from '../parts/ContactForm';
import {OrderLookupForm} from '../parts/OrderLookupForm';
import {WithdrawalForm} from '../parts/WithdrawalForm';

const EMPTY = {values: {}, errors: {}, problem: null} as const;

/** A form of customer service in the midst of a page; what comes of it is told on the form's own page. */
export function FormBlock({block: {form, anchor}}: {readonly block: Block}) {
  return <section id={anchor ?? undefined}>{formOf(form)}</section>;
}

function formOf(form: Block['form']) {
  switch (form) {
    case 'withdrawal':
      return <WithdrawalForm form={EMPTY} />;
    case 'cancellation':
      return <CancellationForm form={EMPTY} />;
    case 'contact':
      return <ContactForm audience="customer" form={EMPTY} />;
    case 'order':
      return <OrderLookupForm values={{}} errors={{}} />;
    case 'businessContact':
      return <ContactForm audience="business" form={EMPTY} />;
  }
}
