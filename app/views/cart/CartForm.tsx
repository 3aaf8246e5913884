import {useContext, type ReactNode, type Ref} from 'react';

import {cartPath} from '../../pages/paths';
import type {CartIntent} from '../../domain/cart/command';
import {useLanguage} from '../../i18n/use-translate';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {CartSubmissionContext} from './cart-submission';

type Props = {
  /** What the form does unless its buttons say otherwise. */
  readonly intent: CartIntent;
  /** The id of the element that shows the answer: without a script the page opens there. */
  readonly place: string;
  /** Offers the form to assistants: what it does. */
  readonly tool?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
  readonly className?: string;
  readonly formRef?: Ref<HTMLFormElement>;
};

/** Shows one change of the cart: a plain form, which a script sends without a new document. */
export function CartForm({intent, place, tool, fields = {}, children, className, formRef}: Props) {
  const action = `${cartPath(useLanguage())}#${place}`;
  const {send} = useContext(CartSubmissionContext);
  return (
    <form
      className={className}
      method="post"
      action={action}
      toolname={tool && `${intent}-${place}`}
      tooldescription={tool}
      onSubmit={send}
      ref={formRef}
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IdempotencyKeyField />
      {children}
    </form>
  );
}
