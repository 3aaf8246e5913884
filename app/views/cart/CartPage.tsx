import {useRevalidator} from '@remix-run/react';
import {useEffect, useMemo, useRef} from 'react';

import {onAdded} from '../../client/added-to-cart';
import {announce} from '../../client/live-region';
import {hasOtherCount, useChangedElsewhere} from '../../client/use-changed-elsewhere';
import {useReturn} from '../../client/use-return';
import {contentPath, saveCartPath} from '../../pages/paths';
import type {RecommendedCards} from '../../domain/cart/recommendation';
import {isCarriedOut, type CartFormAnswer, type CartReport} from '../../domain/cart/report';
import type {PriceChange} from '../../domain/cart/seen-prices';
import type {CartSummary} from '../../domain/cart/summary';
import type {Day} from '../../domain/delivery';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {showCartCount} from '../parts/show-cart-count';
import {cartAmounts} from './cart-amounts';
import {feedbackOf, saidAgain, type CartFeedback} from './cart-feedback';
import {CartSubmissionContext, useCartSubmission, type CartSubmission} from './cart-submission';
import {CartLines} from './CartLines';
import {BusinessLogin, CartNoticeBox, GoneLinesBox, NOTICE_PLACE} from './CartNoticeBox';
import * as styles from './CartPage.css';
import {vatNote} from './amount-rows';
import {CheckoutBar, CheckoutFacts, CartTotals, DeliveryCountry} from './CheckoutPanel';
import {CodeBox, GiftCardBox} from './CodeBoxes';
import * as boxStyles from './CodeBoxes.css';
import {EmptyCart, type KeptCookies} from './EmptyCart';
import {GiftAgain} from './GiftAgain';
import {NewPrices} from './NewPrices';
import {NoteBox} from './NoteBox';
import {PerksBar} from './PerksBar';
import {Recommended} from './Recommended';
import {useTranslate} from './texts';
import {useBrought, useMessages, useReports} from './use-reports';

type Props = {
  readonly summary: CartSummary;
  /** Those that are other ones than the shopper has seen. */
  readonly prices: readonly PriceChange[];
  readonly recommended: RecommendedCards;
  /** The answer to a form of this page, when it came without a redirect. */
  readonly answer: CartFormAnswer | null;
  /** The answer to the form that redirected here. */
  readonly flash: CartReport | null;
  /** The cart is gone, and what lay in it is known. */
  readonly hasLast: boolean;
  readonly cookies: KeptCookies;
  readonly today: Day;
  readonly waysToPay: string;
};

const TITLE = 'cart-title';

/**
 * Shows the cart: everything in it can be changed, and every change is a plain form (Specification, section 2, Cart).
 */
export function CartPage(page: Props) {
  const {summary: read, recommended: readCards, prices, answer, flash, hasLast, cookies, today} = page;
  const translate = useTranslate();
  const {submission, summary, recommended} = useCartSubmission({summary: read, recommended: readCards});
  const newPrices = [...useBrought(prices).flat(), ...submission.prices];
  const {oneTime, subscription} = summary.groups;
  const items = useMemo(() => [...oneTime, ...subscription], [oneTime, subscription]);
  useFresh(recommended, summary);
  const messages = useMessages(answer, flash);
  const reports = useReports(submission.reports, messages);
  const feedback = useMemo(
    () =>
      feedbackOf(
        reports,
        items.map(({line}) => line.id),
      ),
    [reports, items],
  );
  const saidBefore = useRef(reports.at(-1));
  useEffect(() => {
    const last = reports.at(-1);
    // Lines that come or go say nothing again.
    if (saidBefore.current === last) return;
    const again = saidAgain(
      saidBefore.current,
      last,
      items.map(({line}) => line.id),
    );
    saidBefore.current = last;
    if (again.length > 0) announce(again.map((message) => translate(message)).join(' '));
  }, [reports, items, translate]);
  useEffect(() => {
    showCartCount(summary.displayedQuantity);
    // Another tab may have written another number since the same one was shown.
  }, [summary]);
  useEffect(() => {
    // What had the focus left the page with its line: whoever goes by keyboard goes on from the top of the cart.
    if (submission.reports.length > 0 && document.activeElement === document.body)
      document.getElementById(TITLE)?.focus({preventScroll: true});
  }, [submission.reports, summary]);
  return (
    <CartSubmissionContext.Provider value={submission}>
      <PageWidth className={styles.page}>
        <div className={styles.noticePlace} id={NOTICE_PLACE} tabIndex={-1}>
          {feedback.notice && <CartNoticeBox notice={feedback.notice} />}
          {newPrices.length > 0 && <NewPrices prices={newPrices} />}
          {feedback.gone.length > 0 && <GoneLinesBox gone={feedback.gone} />}
          {feedback.top.length > 0 && (
            <Notice tone="error" title={translate(feedback.topTitle)}>
              {feedback.top.map((message) => (
                <p key={message}>{translate(message)}</p>
              ))}
              {feedback.top.includes('cart:refusal.business-only') && <BusinessLogin />}
            </Notice>
          )}
          <GiftAgain reports={[...messages.first, ...messages.later]} today={today} />
        </div>
        {items.length === 0 ? (
          <EmptyCart titleId={TITLE} hasLast={hasLast} cookies={cookies} />
        ) : (
          <FilledCart
            summary={summary}
            feedback={feedback}
            pending={submission.pending}
            today={today}
            waysToPay={page.waysToPay}
          />
        )}
        <Recommended gearTitle={recommended.gearTitle} cards={recommended.cards} place={NOTICE_PLACE} />
        <Changed summary={summary} happened={hasChanged(submission)} />
      </PageWidth>
    </CartSubmissionContext.Provider>
  );
}

function hasChanged({reports, pending}: CartSubmission): boolean {
  const last = reports.at(-1);
  return pending === null && last !== undefined && isCarriedOut(last);
}

/**
 * Asks anew where the page shows something of then: when the browser had kept it, when another tab or a press on the page before has
 * changed the cart, and when what goes with the cart is something else by now and did not come with an answer.
 */
function useFresh(recommended: RecommendedCards, summary: CartSummary) {
  const {
    kind,
    gearTitle,
    delivery: {country},
    displayedQuantity: count,
  } = summary;
  const {revalidate} = useRevalidator();
  const isStale = recommended.kind !== kind || recommended.gearTitle !== gearTitle || recommended.country !== country;
  useEffect(() => {
    if (isStale) revalidate();
  }, [isStale, revalidate]);
  useReturn(revalidate);
  useChangedElsewhere(count, revalidate);
  // What was being added when the cart was opened may be in it before this page is shown, or later.
  useEffect(() => {
    if (hasOtherCount(count)) revalidate();
    return onAdded(revalidate);
  }, [revalidate]);
}

type FilledProps = {
  readonly summary: CartSummary;
  readonly feedback: CartFeedback;
  readonly pending: FormData | null;
  readonly waysToPay: string;
  readonly today: Day;
};

function FilledCart({summary, feedback, pending, waysToPay, today}: FilledProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const intent = pending?.getAll('intent').at(-1);
  const busyLine = pending?.get('lineId');
  return (
    <>
      <header className={styles.header}>
        <h1 id={TITLE} tabIndex={-1}>
          {translate('cart:title')}
        </h1>
        <p className={styles.note}>
          {translate('cart:count', {count: summary.displayedQuantity})}.{' '}
          {translate(summary.delivery.hasImportDuties ? 'cart:pricesTaxFree' : 'cart:prices')}{' '}
          <TextLink href={contentPath(language, 'shipping')}>{translate('cart:shippingLink')}</TextLink>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.goods}>
          <PerksBar perks={summary.perks} />
          <CartLines
            groups={summary.groups}
            feedback={feedback}
            busyLine={typeof busyLine === 'string' ? busyLine : null}
            today={today}
          />
          <section className={boxStyles.boxes} aria-label={translate('cart:codes.title')}>
            <CodeBox codes={summary.discountCodes} feedback={feedback.code} busy={intent === 'apply-code'} />
            <GiftCardBox cards={summary.giftCards} feedback={feedback.giftCard} busy={intent === 'apply-gift-card'} />
          </section>
          <NoteBox
            note={summary.note}
            isGift={summary.isGift}
            feedback={feedback.note}
            busy={intent === 'write-note'}
          />
        </div>
        <div className={styles.aside}>
          <div className={styles.panel}>
            <CartTotals summary={summary} />
          </div>
          <DeliveryCountry delivery={summary.delivery} feedback={feedback.country} busy={intent === 'choose-country'} />
          {summary.canCheckOut && <CheckoutBar due={cartAmounts(summary).due} note={vatNote(summary)} />}
          <CheckoutFacts arrives={summary.arrives} waysToPay={waysToPay} />
          <TextLink href={saveCartPath(language)} variant="standalone" className={styles.save}>
            {translate('cart:save')}
          </TextLink>
        </div>
      </div>
    </>
  );
}

/** Tells screen readers what a change came to; it is there before, so that the words are heard as new. */
function Changed({summary, happened}: {readonly summary: CartSummary; readonly happened: boolean}) {
  const translate = useTranslate();
  const format = useFormat();
  const items = translate('cart:count', {count: summary.displayedQuantity});
  return (
    <div role="status">
      <VisuallyHidden>
        {happened ? translate('cart:changed', {items, total: format.money(summary.total)}) : ''}
      </VisuallyHidden>
    </div>
  );
}
