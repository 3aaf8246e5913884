import {Outlet, useLocation, useNavigation} from '@remix-run/react';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {useSubscription} from '../../client/use-subscription';
import type {Fallible} from '../../domain/fallible';
import {chargeRefusal} from '../../domain/subscription/charge';
import {deliveryWith} from '../../domain/subscription/choose-delivery';
import type {CommandName} from '../../domain/subscription/command';
import {optimisticSubscription, optimisticCommand} from '../../domain/subscription/optimistic';
import {isPaidGift} from '../../domain/subscription/paid-gift';
import type {Delivery, Subscription} from '../../domain/subscription/subscription';
import {useLanguage, useFormat} from '../../i18n/use-translate';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {CommandDialog, CommandPage} from './CommandDialog';
import {commandText} from './command-names';
import {useTotal} from './DeliveryFacts';
import {DONE_ID, dashboardPath, deliveryCommandPath, pageOf, type SubscriptionPageName} from './pages';
import {AccountFrame} from './AccountFrame';
import {title} from './AccountFrame.css';
import {SubscriptionPage} from './SubscriptionPage';
import {useTranslate} from './texts';

type Props = {
  readonly firstName: string | null;
  readonly subscription: Fallible<Subscription>;
  /** The day in Germany. */
  readonly today: string;
  /** When the worker read it, milliseconds since 1970. */
  readonly readAt: number;
  /** The command that led here. */
  readonly flash: DoneCommand | null;
};

/**
 * Shows 'My Coffee Subscription': sidebar and page. A command is a page of its own; come to by script it is a dialog
 * over the page that it was called from (Specification, section 2, Subscription dashboard).
 */
export function SubscriptionFrame({firstName, subscription: loaded, today, readAt, flash}: Props) {
  const subscription = useSubscription(useLanguage(), loaded, readAt);
  const {pathname, key} = useLocation();
  const [firstKey] = useState(key);
  // A jump within a page has a key of its own as well.
  const [firstPath, setFirstPath] = useState<string | null>(pathname);
  if (firstPath !== null && firstPath !== pathname) setFirstPath(null);
  const pending = usePendingCommand(today);
  const page = pageOf(pathname);
  const [shownAt, setShownAt] = useState({readAt, key});
  if (readAt !== shownAt.readAt) setShownAt({readAt, key});
  const [lastPage, setLastPage] = useState<SubscriptionPageName>(page ?? 'upcoming');
  if (page !== null && page !== lastPage) setLastPage(page);
  const isDialog = page === null && key !== firstKey && firstPath === null;
  return (
    <AccountFrame current={page} firstName={firstName}>
      {flash !== null && page !== null && key === shownAt.key && (
        <CommandFlash flash={flash} isGift={isOfGift(flash, subscription)} isFirst={key === firstKey}>
          <NextDelivery flash={flash} subscription={subscription} today={today} />
        </CommandFlash>
      )}
      {page === null && !isDialog ? (
        <CommandPage>
          <Outlet />
        </CommandPage>
      ) : subscription.state === 'ready' ? (
        <SubscriptionPage name={page ?? lastPage} subscription={pending.applied(subscription.data)} today={today} />
      ) : (
        <Unavailable page={page ?? lastPage} />
      )}
      {isDialog && (
        <CommandDialog page={lastPage} hidden={pending.isPending}>
          <Outlet />
        </CommandDialog>
      )}
    </AccountFrame>
  );
}

type UnavailableProps = {
  readonly page: SubscriptionPageName;
  /** The address to try again, unless that is the page's own. */
  readonly again?: string;
};

/** Says on the dashboard that the service does not answer, and that what is planned stays planned. */
export function Unavailable({page, again}: UnavailableProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <h1 className={title}>{translate(`account:subscription.pages.${page}`)}</h1>
      <Notice tone="warning" title={translate('account:subscription.unavailable.title')}>
        <p>{translate('account:subscription.unavailable.text')}</p>
      </Notice>
      <TryAgain href={again ?? dashboardPath(language, page)} />
    </>
  );
}

/** Links to a page that could not be shown. The browser loads it as a new document, with all its data. */
export function TryAgain({href}: {readonly href: string}) {
  const translate = useTranslate();
  return (
    <p>
      <a href={href} target="_self">
        {translate('account:subscription.unavailable.again')}
      </a>
    </p>
  );
}

/** A command that was carried out: the day of its delivery or its item, where it had one. */
type DoneCommand = {readonly name: CommandName; readonly day: string | null; readonly itemId?: number | undefined};

/** Their results show at once, or have nothing to show. */
const AT_ONCE: readonly CommandName[] = ['payment', 'send-now'];

/** Whether a command was given to a paid gift, or to nothing but those. */
function isOfGift({name, itemId}: DoneCommand, subscription: Fallible<Subscription>): boolean {
  if (subscription.state !== 'ready') return false;
  const {products} = subscription.data;
  const recurring = products.filter(({kind}) => kind === 'recurring');
  if (name === 'cancel-all') return recurring.length > 0 && recurring.every(({isPrepaid}) => isPrepaid);
  return products.some((product) => product.itemId === itemId && product.isPrepaid);
}

type CommandFlashProps = {
  readonly flash: DoneCommand;
  readonly isGift: boolean;
  /** It came with its document: the browser follows the fragment itself, and focuses what it leads to. */
  readonly isFirst: boolean;
  /** What follows from it. */
  readonly children: ReactNode;
};

/** Says what became of the last command, and takes the focus: what it was given by is gone. The fragment scrolls to it. */
function CommandFlash({flash: {name, day}, isGift, isFirst, children}: CommandFlashProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) message.current?.focus({preventScroll: true});
  }, [isFirst]);
  const translate = useTranslate();
  const format = useFormat();
  const date = day === null ? '' : format.date(day);
  return (
    <div ref={message} id={DONE_ID} tabIndex={-1}>
      <Notice tone="success" title={translate(commandText(name, 'done', isGift), {date})}>
        {children}
        {!AT_ONCE.includes(name) && <p>{translate('account:commands.moment')}</p>}
      </Notice>
    </div>
  );
}

type NextDeliveryProps = Pick<Props, 'subscription' | 'today'> & {readonly flash: DoneCommand};

/** Says with which delivery a product comes again that was reactivated, what that costs, and how it is moved: it may be soon. */
function NextDelivery({flash: {name, itemId}, subscription, today}: NextDeliveryProps) {
  const deliveries = subscription.state === 'ready' ? subscription.data.deliveries : [];
  const delivery = name === 'reactivate' && itemId !== undefined ? deliveryWith(deliveries, itemId) : null;
  return delivery && <DeliveryLine delivery={delivery} today={today} />;
}

function DeliveryLine({delivery, today}: {readonly delivery: Delivery; readonly today: string}) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const values = {date: format.date(delivery.day), total: useTotal(delivery)};
  return (
    <p>
      {translate(isPaidGift(delivery) ? 'account:paidGift.next' : 'account:commands.reactivate.next', values)}{' '}
      {chargeRefusal(delivery, 'reschedule', today) === null && (
        <TextLink href={deliveryCommandPath(language, delivery.key, 'reschedule')} keepScroll>
          {translate('account:commands.reschedule.title')}
        </TextLink>
      )}
    </p>
  );
}

type PendingCommand = {
  readonly isPending: boolean;
  /** The subscription with the command that is under way; what the service refuses is gone again with its answer. */
  readonly applied: (subscription: Subscription) => Subscription;
};

/** The command that is on its way to the worker. `today` is the day in Germany. */
function usePendingCommand(today: string): PendingCommand {
  const {formData, formAction} = useNavigation();
  if (formData === undefined || formAction === undefined) return {isPending: false, applied: (known) => known};
  const {pathname} = new URL(formAction, 'https://shop.example');
  const command = optimisticCommand(pathname, formData.get('which') === 'some');
  return {
    isPending: command !== null,
    applied: (known) => (command === null ? known : optimisticSubscription(known, command, today)),
  };
}
