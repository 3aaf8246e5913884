import type {GiftAnswer, GiftStep} from '../../domain/gift/gift-voucher';
import {AddressStep} from './AddressStep';
import {CodeStep} from './CodeStep';
import {DoneStep} from './DoneStep';

type Props = {
  readonly step: GiftStep;
  /** Of the address step, where it could not be taken. */
  readonly answer: GiftAnswer | null;
};

/** Redeems a gift subscription: code, address, done. */
export function GiftRedemption({step, answer}: Props) {
  if (answer !== null) return <AddressStep code={answer.code} voucher={null} answer={answer} />;
  switch (step.at) {
    case 'done':
      return <DoneStep deliveries={step.deliveries} firstDelivery={step.firstDelivery} />;
    case 'address':
      return <AddressStep code={step.voucher.code} voucher={step.voucher} answer={null} />;
    case 'code':
      return <CodeStep code={step.code} problem={step.problem} />;
  }
}
