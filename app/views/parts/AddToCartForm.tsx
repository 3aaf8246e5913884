import {useFetcher} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';

import {tellAdded} from '../../client/cart-news';
import {cartPath} from '../../config/paths';
import type {CartFormError} from '../../domain/cart/form.server';
import {wasAdded, type CartRefusal} from '../../domain/cart/refusal';
import type {Day} from '../../domain/delivery';
import type {PurchaseModes} from '../../domain/product/purchase';
import type {Variant} from '../../domain/product/product';
import type {Texts} from '../../i18n/catalogue';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Select} from '../../ui/Select';
import * as styles from './AddToCartForm.css';
import {AddToCartOutcome} from './AddToCartOutcome';
import {GiftFields} from './GiftFields';
import {OperationField} from './OperationField';
import {ProjectChoice} from './ProjectChoice';
import {PurchaseChoice} from './PurchaseChoice';
import {showCartCount} from './show-cart-count';

type Props = {
  /** For a button that stands elsewhere. */
  readonly id?: string;
  readonly title: string;
  readonly variant: Pick<Variant, 'id' | 'number' | 'price' | 'quantityAvailable'>;
  readonly purchase: PurchaseModes;
  readonly isPreOrder: boolean;
  readonly firstShipment: Day;
  /** Whether a donation comes with it, whose project the shopper chooses. */
  readonly donates: boolean;
  /** Whether it is for somebody else, by e-mail. */
  readonly isGift?: boolean;
};

/** What the cart's action answers to a form that was sent by script; `texts` say why something was refused. */
export type AddToCartAnswer =
  | {
      readonly ok: true;
      /** `null` while the platform does not answer. */
      readonly cartCount: number | null;
      readonly refusals: readonly {readonly code: CartRefusal; readonly lineId: string | null}[];
      readonly texts: Texts;
    }
  | {readonly ok: false; readonly errors: Readonly<Record<string, CartFormError>>; readonly texts: Texts};

const MOST_AT_ONCE = 10;

/** Puts a variant into the cart: a plain form that leads to the cart, and that stays on the page with JavaScript. */
export function AddToCartForm({
  id,
  title,
  variant,
  purchase,
  isPreOrder,
  firstShipment,
  donates,
  isGift = false,
}: Props) {
  const translate = useTranslate();
  const action = cartPath(useLanguage());
  const fetcher = useFetcher<AddToCartAnswer>({key: `add-${variant.number}`});
  const pending = fetcher.state !== 'idle';
  const answer = pending ? undefined : fetcher.data;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.ok && answer.cartCount !== null) showCartCount(answer.cartCount);
    const pressed = outcome.current?.closest('form')?.querySelector('button[type="submit"]') ?? null;
    // The notice tells what came in, wherever one is on the page; what kept it out stands at the form.
    if (answer?.ok && wasAdded(answer.refusals)) tellAdded({title, pressed});
    else if (answer) outcome.current?.scrollIntoView({block: 'nearest'});
  }, [answer, title]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    form.set('operation', crypto.randomUUID());
    fetcher.submit(form, {method: 'post', action});
  }

  return (
    <form
      id={id}
      className={styles.form}
      method="post"
      action={action}
      onSubmit={submit}
      aria-label={translate('product:cart.form')}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variant.id} />
      <OperationField />
      <PurchaseChoice purchase={purchase} price={variant.price} firstShipment={firstShipment} />
      {donates && <ProjectChoice />}
      {isGift && <GiftFields errors={answer && !answer.ok ? answer.errors : {}} />}
      <div className={styles.act}>
        <Select
          label={translate('product:cart.quantity')}
          name="quantity"
          defaultValue="1"
          options={quantities(variant.quantityAvailable, isPreOrder)}
        />
        <Button bright pending={pending}>
          {pending
            ? translate('product:cart.adding')
            : translate(isPreOrder ? 'product:cart.preOrder' : 'product:cart.add')}
        </Button>
      </div>
      <div ref={outcome}>
        <AddToCartOutcome title={title} answer={answer} />
      </div>
    </form>
  );
}

function quantities(available: number | null, isPreOrder: boolean) {
  const most = available !== null && available > 0 && !isPreOrder ? Math.min(available, MOST_AT_ONCE) : MOST_AT_ONCE;
  return Array.from({length: most}, (_, index) => String(index + 1)).map((value) => ({value, label: value}));
}
