import type {Payment} from '../../domain/subscription/payment';
import {Badge} from '../../ui/Badge';
import {useTranslate} from './texts';

/** How something is paid: the method, its last four digits where it has some, and whether it needs attention. */
export function PaymentName({payment: {type, lastFour, isValid}}: {readonly payment: Payment}) {
  const translate = useTranslate();
  const method = translate(`account:payment.${type}`);
  return (
    <>
      {lastFour === null ? method : translate('account:payment.ending', {method, lastFour})}
      {!isValid && <Badge tone="sale">{translate('account:payment.invalid')}</Badge>}
    </>
  );
}
