import type {WireDeliverySchedule} from '../../../contracts/subscriptions-schedule';
import type {Account, ChargeLine} from '../account';
import {addDays, addInterval, dayOf} from '../calendar';
import type {Day} from '../calendar';
import type {GoodsBook} from '../goods';
import {lineOf} from '../plan-charges';
import {external, wireAmount} from './parts';

type Entry = {readonly day: Day; readonly addressId: number; readonly line: ChargeLine; readonly isSkipped: boolean};

/**
 * Returns what is planned for so many days: the next deliveries, the skipped ones, and those that follow in each item's
 * rhythm.
 *
 * @param at milliseconds since 1970
 */
export function wireSchedule(account: Account, goods: GoodsBook, at: number, days: number): WireDeliverySchedule {
  const last = addDays(dayOf(at), days);
  const entries = [...planned(account, goods, last), ...skipped(account, at)].filter(({day}) => day <= last);
  const dates = [...new Set(entries.map(({day}) => day))].sort();
  return {
    customer: {id: account.customer.number, email: account.customer.email},
    deliveries: dates.map((date) => ({
      date,
      orders: ordersOf(
        entries.filter(({day}) => day === date),
        account,
      ),
    })),
  };
}

function planned(account: Account, goods: GoodsBook, last: Day): readonly Entry[] {
  const skippedDays = new Set(
    account.charges
      .filter(({status}) => status === 'skipped')
      .flatMap(({day, lines}) => lines.map(({itemId}) => `${itemId} ${day}`)),
  );
  const recurring = account.subscriptions.flatMap((item) => {
    const days: Day[] = [];
    const left = item.expiresAfter === null ? Infinity : item.expiresAfter - item.delivered;
    for (
      let day = item.nextDay;
      day !== null && day <= last && days.length < left;
      day = addInterval(day, item.interval)
    ) {
      if (!skippedDays.has(`${item.id} ${day}`)) days.push(day);
    }
    const line = lineOf(item, {goods});
    return days.map((day) => ({day, addressId: item.addressId, line, isSkipped: false}));
  });
  const once = account.onetimes
    .filter(({isCancelled}) => !isCancelled)
    .map((item) => ({day: item.nextDay, addressId: item.addressId, line: lineOf(item, {goods}), isSkipped: false}));
  return [...recurring, ...once];
}

function skipped(account: Account, at: number): readonly Entry[] {
  return account.charges
    .filter(({status, day}) => status === 'skipped' && day > dayOf(at))
    .flatMap(({day, addressId, lines}) => lines.map((line) => ({day, addressId, line, isSkipped: true})));
}

function ordersOf(entries: readonly Entry[], account: Account): WireDeliverySchedule['deliveries'][number]['orders'] {
  const {language} = account.customer;
  return [...new Set(entries.map(({addressId}) => addressId))].map((addressId) => {
    const own = entries.filter((entry) => entry.addressId === addressId);
    const charge = account.charges.find(
      ({status, day, addressId: of}) =>
        of === addressId && day === own[0]?.day && (status === 'queued' || status === 'skipped'),
    );
    return {
      id: null,
      address_id: addressId,
      charge_id: charge?.id ?? null,
      currency: 'EUR',
      has_uncommitted_changes: account.dirtySince !== null,
      line_items: own.map(({line, isSkipped}) => ({
        subscription_id: line.kind === 'subscription' ? line.itemId : null,
        onetime_id: line.kind === 'onetime' ? line.itemId : null,
        product_title: line.title[language],
        variant_title: line.goods?.variantTitle?.[language] ?? null,
        external_variant_id: external(line.variantNumber),
        quantity: line.quantity,
        unit_price: wireAmount(line.unitCents),
        plan_type: line.kind,
        is_prepaid: false,
        is_skipped: isSkipped,
        is_skippable: !isSkipped && line.kind === 'subscription',
      })),
    };
  });
}
