import {QueryClientProvider} from '@tanstack/react-query';
import {type RefObject, useEffect, useRef, useState} from 'react';

import type {AddedToCart} from '../../client/added-to-cart';
import {queryClient, useCartSummary, type ShownCart} from '../../client/cart-summary';
import {useChangedElsewhere} from '../../client/use-changed-elsewhere';
import type {Language} from '../../config/languages';
import type {PerksDisplay} from '../../domain/cart/perks';
import type {CartSummary} from '../../domain/cart/summary';
import {type CartPopup, isMinicartVisible} from '../../domain/minicart';
import {TextScope, useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {cartPath, checkoutPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {classNames} from '../../ui/class-names';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {amountRows} from '../cart/amount-rows';
import {PerksBar} from '../cart/PerksBar';
import {AmountList} from '../parts/AmountList';
import * as styles from './Minicart.css';
import {MinicartLine} from './MinicartLine';
import {useNoticePlace} from './use-notice-place';

type Props = {
  readonly language: Language;
  readonly path: string;
  readonly popup: CartPopup<AddedToCart, ShownCart>;
  readonly close: () => void;
  /** The cart was changed from here, to this one where that is known. */
  readonly changed: (cart: ShownCart | null) => void;
};

/**
 * Shows the cart in small, over the page (Specification, section 2, Minicart and Add-to-cart notice). Fetched when it
 * first opens.
 */
export function Minicart(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Loaded {...props} />
    </QueryClientProvider>
  );
}

function Loaded({language, path, popup: {open, hovered, added, revision, cart}, close, changed}: Props) {
  const answer = useCartSummary({language, revision, known: cart, open});
  const totalQuantity = answer?.totalQuantity ?? null;
  useChangedElsewhere(answer?.summary.displayedQuantity ?? null, () => changed(null));
  const visible = isMinicartVisible({hovered, showMinicart: added !== null, totalQuantity, path});
  if (!open || !visible || answer === null) return null;
  return (
    <TextScope texts={answer.texts}>
      <Popup summary={answer.summary} added={added} close={close} changed={changed} />
    </TextScope>
  );
}

type PopupProps = {
  readonly summary: CartSummary;
  readonly added: AddedToCart | null;
  readonly close: () => void;
  readonly changed: (cart: ShownCart | null) => void;
};

function Popup({summary, added, close, changed}: PopupProps) {
  const t = useTranslate<'cart'>();
  const format = useFormat();
  const sheet = useRef<HTMLElement>(null);
  useFocusOnNotice(sheet, added);
  const perks = useMovingPerks(summary.perks);
  const place = useNoticePlace(sheet, added);
  const brief = place.endsWith('Brief');
  const ofCart = added === null ? undefined : styles.afterAdding;
  const rows = brief ? [] : amountRows(summary, t, format);
  const total = rows.findIndex(({key}) => key === 'total');
  return (
    <section
      ref={sheet}
      className={styles.popup[place]}
      aria-label={t('cart:minicart.label')}
      data-minicart=""
      tabIndex={-1}
    >
      <MinicartHead quantity={summary.displayedQuantity} added={added} close={close} />
      <div className={styles.contents}>
        <PerksBar perks={perks} />
        {!brief && (
          <div className={classNames(styles.cartContents, ofCart)}>
            <MinicartLines summary={summary} changed={changed} />
            <AmountList rows={rows.slice(0, total)} />
          </div>
        )}
      </div>
      <div className={styles.foot}>
        {!brief && (
          <div className={ofCart}>
            <AmountList rows={rows.slice(total)} />
          </div>
        )}
        <MinicartActs toCheckout={!brief && summary.canCheckOut} afterAdding={added !== null} close={close} />
      </div>
    </section>
  );
}

/**
 * Who adds by keyboard goes on in the notice, which stands far from the button in the document, and comes back to the
 * button when it closes. Who adds by pointer or finger keeps the place.
 */
function useFocusOnNotice(sheet: RefObject<HTMLElement>, added: AddedToCart | null) {
  useEffect(() => {
    const from = document.activeElement;
    if (added === null || !(from instanceof HTMLElement) || !from.matches(':focus-visible')) return;
    sheet.current?.focus({preventScroll: true});
    return () => {
      if (document.activeElement === document.body) from.focus({preventScroll: true});
    };
  }, [sheet, added]);
}

type MinicartHeadProps = {
  readonly quantity: number;
  readonly added: AddedToCart | null;
  readonly close: () => void;
};

/** What was just added, or how many things are in the cart. */
function MinicartHead({quantity, added, close}: MinicartHeadProps) {
  const t = useTranslate<'cart'>();
  const items = t('cart:minicart.count', {count: quantity});
  return (
    <div className={styles.titleRow}>
      {added === null ? (
        <h2 className={styles.title}>{items}</h2>
      ) : (
        <>
          <span className={styles.cart}>
            <Icon name="cart" size="large" />
            <span className={styles.count} aria-hidden="true">
              {quantity}
            </span>
          </span>
          <p className={styles.added}>
            {t('cart:minicart.added', {title: added.title})}
            <VisuallyHidden> {items}</VisuallyHidden>
          </p>
        </>
      )}
      <button type="button" className={styles.close} onClick={close}>
        <Icon name="close" />
        <VisuallyHidden>{t('common:close')}</VisuallyHidden>
      </button>
    </div>
  );
}

/** The bar starts where it last stood and moves to where it stands now; its style says how long that takes, if at all. */
function useMovingPerks(perks: PerksDisplay): PerksDisplay {
  const {progressPercent} = perks;
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(progressPercent));
    return () => cancelAnimationFrame(frame);
  }, [progressPercent]);
  return {...perks, progressPercent: shown};
}

type MinicartLinesProps = {readonly summary: CartSummary; readonly changed: (cart: ShownCart | null) => void};

/** The items, the gift last. */
function MinicartLines({summary, changed}: MinicartLinesProps) {
  const {oneTime, subscription} = summary.groups;
  const items = [...oneTime, ...subscription];
  return (
    <ul className={styles.lines}>
      {[...items.filter((item) => !item.isFreeArticle), ...items.filter((item) => item.isFreeArticle)].map((item) => (
        <MinicartLine key={item.line.id} item={item} changed={changed} />
      ))}
    </ul>
  );
}

type MinicartActsProps = {
  /** Whether there is a way to the checkout, and room for it. */
  readonly toCheckout: boolean;
  /** Something was just added: the notice's own words. */
  readonly afterAdding: boolean;
  readonly close: () => void;
};

/** To the checkout, on with the shopping, or to the cart. */
function MinicartActs({toCheckout, afterAdding, close}: MinicartActsProps) {
  const t = useTranslate<'cart'>();
  const language = useLanguage();
  return (
    <div className={styles.acts}>
      {toCheckout && (
        <Button href={checkoutPath(language)} rel="nofollow" className={styles.checkout} data-event="begin_checkout">
          {t('cart:checkout.action')}
        </Button>
      )}
      <Button type="button" variant="tertiary" className={styles.act} onClick={close}>
        {t('cart:minicart.continue')}
      </Button>
      <Button href={cartPath(language)} variant={toCheckout ? 'tertiary' : 'primary'} className={styles.act}>
        {t(afterAdding ? 'cart:minicart.goToCart' : 'cart:minicart.view')}
      </Button>
    </div>
  );
}
