import type {KeptData, PersonalData, PersonalDataErasure} from '../../contracts/personal-data';
import {RETENTION} from '../config/retention';
import {endOf} from './retention';

/** The reasons why data stay after an erasure, in the words of the operator to the person. */
const REASONS = {
  letter: {
    de: 'Empfangener Handelsbrief, sechs Jahre aufzubewahren (§ 257 Abs. 1 Nr. 2, Abs. 4 HGB; § 147 Abs. 1 Nr. 2, Abs. 3 AO).',
    en: 'A business letter, to be kept for six years (section 257 (1) no. 2, (4) HGB; section 147 (1) no. 2, (3) AO).',
  },
  receipt: {
    de: 'Gesetzliche Eingangsbestätigung, die noch versendet wird (§ 356a Abs. 4, § 312k Abs. 4 BGB). Danach bleibt kein Text.',
    en: 'A receipt that the law asks for and that is yet to be sent (sections 356a (4), 312k (4) BGB). No text stays after that.',
  },
  'gift-mail': {
    de: 'Ein bezahltes Geschenk-Abo, dessen E-Mail noch verschickt wird. Danach bleibt kein Text.',
    en: 'A paid gift subscription whose email is yet to be sent. No text stays after that.',
  },
  given: {
    de: 'Der bezahlte Gutschein gilt, bis er eingelöst ist oder abläuft. Name und Gruß sind gelöscht.',
    en: 'The voucher is paid for: it stays valid until it is redeemed or expires. Name and message are erased.',
  },
  redeemed: {
    de: 'Der Gutschein ist eingelöst; aufbewahrt wird nur das. Name und Adresse sind gelöscht.',
    en: 'The voucher has been redeemed: only that is kept. Name and address are erased.',
  },
  redeeming: {
    de: 'Die laufende Einlösung wird zuerst abgeschlossen, dann werden Name und Adresse gelöscht. Aufbewahrt wird nur, dass der Gutschein eingelöst ist.',
    en: 'The redemption under way is finished first, then name and address are erased. All that is kept is that the voucher has been redeemed.',
  },
  orders: {
    de: 'Bestellungen und Rechnungen liegen beim Shopsystem: Buchungsbelege, acht Jahre aufzubewahren (§ 147 Abs. 1 Nr. 4, Abs. 3 AO; § 257 Abs. 1 Nr. 4, Abs. 4 HGB).',
    en: 'Orders and invoices are with the commerce platform: accounting records, to be kept for eight years (section 147 (1) no. 4, (3) AO; section 257 (1) no. 4, (4) HGB).',
  },
} as const;

/** Returns the data of an address that an erasure keeps, with the reason and the end of each. Art. 17 (3) (b) GDPR. */
export function keptOf({notices, returns, giftVouchers, mails}: PersonalData): KeptData[] {
  const moment = (at: number) => new Date(at).toISOString();
  const letters = notices.flatMap(({kind: what, reference, receivedAt}) => {
    if (what === 'contact-request') return [];
    const until = moment(endOf(RETENTION.contractNotice.period, Date.parse(receivedAt)));
    return [{what, reference, reason: REASONS.letter, until}];
  });
  const back = returns.map(({order: reference, createdAt}) => {
    const until = moment(endOf(RETENTION.return.period, Date.parse(createdAt)));
    return {what: 'return', reference, reason: REASONS.letter, until} as const;
  });
  const keptMails = mails.flatMap(({kind: reference, state}) => {
    const what = state === 'waiting' ? keptMailOf(reference) : null;
    return what === null ? [] : [{what, reference, reason: REASONS[what], until: null}];
  });
  const vouchers = giftVouchers.flatMap(({code: reference, role, expiresAt, isPending, givenUp}) => {
    if (givenUp !== null) return [];
    const until = moment(endOf(RETENTION.giftVoucher.period, Date.parse(expiresAt)));
    const received = isPending ? REASONS.redeeming : REASONS.redeemed;
    return [{what: 'voucher', reference, reason: role === 'giver' ? REASONS.given : received, until} as const];
  });
  return [
    ...letters,
    ...back,
    ...keptMails,
    ...vouchers,
    {what: 'orders', reference: null, reason: REASONS.orders, until: null},
  ];
}

/** The kinds of mails that are sent even after an erasure of their address, and why: a receipt that the law requires, or a paid gift. */
const KEPT_MAILS: ReadonlyMap<string, 'receipt' | 'gift-mail'> = new Map([
  ['withdrawal', 'receipt'],
  ['cancellation', 'receipt'],
  ['gift-subscription', 'gift-mail'],
]);

/** The kinds of mails that must arrive. */
export const KEPT_MAIL_KINDS: readonly string[] = [...KEPT_MAILS.keys()];

/** Returns why mails of a kind are sent even after an erasure of their address; `null` for a kind that is not. */
export function keptMailOf(kind: string): 'receipt' | 'gift-mail' | null {
  return KEPT_MAILS.get(kind) ?? null;
}

/** Tells whether an erasure keeps a mail: it waits, and is of a kind that is sent all the same. */
export function isKeptMail({kind, state}: {readonly kind: string; readonly state: string}): boolean {
  return state === 'waiting' && keptMailOf(kind) !== null;
}

/** Counts how many of each kind an erasure would drop, without those that `keptOf` names. */
export function erasableCounts(data: PersonalData): PersonalDataErasure['erased'] {
  const names = ({redemption, senderName, message}: PersonalData['giftVouchers'][number]) =>
    redemption !== null || senderName !== '' || message !== '';
  return {
    newsletter: Number(data.newsletter !== null),
    notices: data.notices.filter(({kind}) => kind === 'contact-request').length,
    returns: data.returns.filter(({reason}) => reason !== null).length,
    reviews: data.reviews.length,
    backInStock: data.backInStock.length,
    giftVouchers: data.giftVouchers.filter(names).length,
    savedCarts: data.savedCarts.length,
    mails: data.mails.filter((mail) => !isKeptMail(mail)).length,
    requests: data.requests.length,
    limits: data.limits.length,
  };
}
