/** What a mail says: its subject, its paragraphs, and the words on its link. */
export type MailText = {readonly subject: string; readonly paragraphs: readonly string[]; readonly link: string};

/** What the sentences of a mail are filled with. */
export type MailFacts = {
  readonly day: string;
  readonly retryDay: string;
  /** Empty where nothing is charged, as for a gift. */
  readonly total: string;
  /** Whether somebody else has paid for all of it: then nothing is said of a payment. */
  readonly isGift: boolean;
  readonly items: string;
  readonly title: string;
  readonly giver: string;
};

export const MAIL_KINDS = [
  'upcoming',
  'charged',
  'failed',
  'given-up',
  'delayed',
  'not-sent',
  'cancelled',
  'created',
  'expired',
  'update-payment',
  'gifted',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

type Texts = Readonly<Record<MailKind, (facts: MailFacts) => MailText>>;

const de: Texts = {
  upcoming: ({day, items, total}) => ({
    subject: `Deine Lieferung am ${day}`,
    paragraphs: [
      total === ''
        ? `am ${day} packen wir dein Paket: ${items}. Es ist schon bezahlt.`
        : `am ${day} buchen wir ${total} ab und packen dein Paket: ${items}.`,
      'Bis dahin kannst du noch alles ändern.',
    ],
    link: 'Lieferung ansehen',
  }),
  charged: ({items, total}) => ({
    subject: 'Wir packen deinen Kaffee',
    paragraphs: [
      `${total === '' ? 'wir' : `wir haben ${total} abgebucht und`} packen dein Paket: ${items}.`,
      'Es geht innerhalb von 1–3 Werktagen raus.',
    ],
    link: 'Zu deinen Lieferungen',
  }),
  failed: ({retryDay, total, isGift}) =>
    isGift
      ? {
          subject: 'Deine Lieferung kommt später',
          paragraphs: [
            `beim Verschicken ist etwas schiefgegangen. Am ${retryDay} versuchen wir es noch einmal.`,
            'Bezahlt ist alles, du musst nichts tun.',
          ],
          link: 'Zu deinen Lieferungen',
        }
      : {
          subject: 'Deine Zahlung hat nicht geklappt',
          paragraphs: [
            `wir konnten ${total} nicht abbuchen. Am ${retryDay} versuchen wir es noch einmal.`,
            'Schau bitte nach, ob dein Zahlungsmittel noch stimmt.',
          ],
          link: 'Zahlungsmittel prüfen',
        },
  'given-up': ({total, isGift}) =>
    isGift
      ? {
          subject: 'Deine Lieferung verspätet sich',
          paragraphs: ['wir konnten sie noch nicht verschicken. Wir sind schon dran; bezahlt ist und bleibt sie.'],
          link: 'Zu deinen Lieferungen',
        }
      : {
          subject: 'Deine Lieferung fällt aus',
          paragraphs: [
            `wir konnten ${total} auch beim letzten Versuch nicht abbuchen. Diese Lieferung fällt aus, die nächste bleibt geplant.`,
          ],
          link: 'Zahlungsmittel prüfen',
        },
  delayed: ({items, isGift}) => ({
    subject: 'Deine Lieferung kommt später',
    paragraphs: [
      `zurzeit nicht vorrätig: ${items}. Wir versuchen es jeden Tag neu.`,
      isGift ? 'Bezahlt ist alles, du musst nichts tun.' : 'Bis dahin buchen wir nichts ab.',
    ],
    link: 'Zu deinen Lieferungen',
  }),
  'not-sent': (facts) =>
    facts.isGift
      ? de['given-up'](facts)
      : {
          subject: 'Deine Lieferung fällt aus',
          paragraphs: [
            `was diesmal kommen sollte, war leider 60 Tage lang nicht vorrätig: ${facts.items}. Diese Lieferung fällt aus, die nächste bleibt geplant.`,
            'Abgebucht haben wir dafür nichts.',
          ],
          link: 'Zu deinen Lieferungen',
        },
  cancelled: ({title, isGift}) => ({
    subject: `${isGift ? 'Keine Lieferungen mehr' : 'Abo gekündigt'}: ${title}`,
    paragraphs: [
      isGift
        ? `„${title}“ kommt nicht mehr. Du kannst die übrigen Lieferungen jederzeit wieder kommen lassen.`
        : `„${title}“ kommt nicht mehr. Du kannst das Abo jederzeit wieder aufnehmen.`,
    ],
    link: 'Zu deinen Produkten',
  }),
  created: ({title, day, isGift}) => ({
    subject: `${isGift ? 'Dein Geschenk' : 'Dein Kaffee-Abo'}: ${title}`,
    paragraphs: [`„${title}“ kommt ab jetzt ${isGift ? 'zu dir' : 'regelmäßig'}. Die nächste Lieferung ist am ${day}.`],
    link: isGift ? 'Lieferungen ansehen' : 'Abo ansehen',
  }),
  expired: ({title}) => ({
    subject: `Die letzte Lieferung: ${title}`,
    paragraphs: [
      `das war die letzte Lieferung von „${title}“. Wir hoffen, sie hat geschmeckt.`,
      'Magst du weitermachen? Dann stell dir dein eigenes Abo zusammen. Sonst ist nichts zu tun: Es endet von selbst.',
    ],
    link: 'Abo zusammenstellen',
  }),
  'update-payment': () => ({
    subject: 'Dein Zahlungsmittel ändern',
    paragraphs: ['über diesen Link kannst du dein Zahlungsmittel ändern. Er gilt einen Tag.'],
    link: 'Zahlungsmittel ändern',
  }),
  gifted: ({giver, day}) => ({
    subject: `${giver} schenkt dir Kaffee`,
    paragraphs: [`am ${day} macht sich ein Paket von ${giver} auf den Weg zu dir.`],
    link: 'Lichtung ansehen',
  }),
};

const en: Texts = {
  upcoming: ({day, items, total}) => ({
    subject: `Your delivery on ${day}`,
    paragraphs: [
      total === ''
        ? `On ${day}, we’ll pack your parcel: ${items}. It’s already paid for.`
        : `On ${day}, we’ll charge ${total} and pack your parcel: ${items}.`,
      'Until then, you can still change everything.',
    ],
    link: 'See the delivery',
  }),
  charged: ({items, total}) => ({
    subject: 'We’re packing your coffee',
    paragraphs: [
      total === ''
        ? `We’re packing your parcel: ${items}.`
        : `We’ve charged ${total} and are packing your parcel: ${items}.`,
      'It ships within 1–3 working days.',
    ],
    link: 'See your deliveries',
  }),
  failed: ({retryDay, total, isGift}) =>
    isGift
      ? {
          subject: 'Your delivery will be late',
          paragraphs: [
            `Something went wrong when we tried to send it. We’ll try again on ${retryDay}.`,
            'It’s all paid for, so there’s nothing you need to do.',
          ],
          link: 'See your deliveries',
        }
      : {
          subject: 'Your payment didn’t go through',
          paragraphs: [
            `We couldn’t charge ${total}. We’ll try again on ${retryDay}.`,
            'Please check whether your payment method is still valid.',
          ],
          link: 'Check the payment method',
        },
  'given-up': ({total, isGift}) =>
    isGift
      ? {
          subject: 'Your delivery is delayed',
          paragraphs: ['We haven’t been able to send it yet. We’re already looking into it, and it’s still paid for.'],
          link: 'See your deliveries',
        }
      : {
          subject: 'Your delivery has been cancelled',
          paragraphs: [
            `We couldn’t charge ${total} on our last attempt either. This delivery won’t come; the next one goes ahead as planned.`,
          ],
          link: 'Check the payment method',
        },
  delayed: ({items, isGift}) => ({
    subject: 'Your delivery will be late',
    paragraphs: [
      `Out of stock at the moment: ${items}. We’ll try again every day.`,
      isGift ? 'It’s all paid for, so there’s nothing you need to do.' : 'We won’t charge anything until then.',
    ],
    link: 'See your deliveries',
  }),
  'not-sent': (facts) =>
    facts.isGift
      ? en['given-up'](facts)
      : {
          subject: 'Your delivery won’t be coming',
          paragraphs: [
            `Unfortunately, everything in it has been out of stock for 60 days: ${facts.items}. We won’t be sending this delivery; the next one goes ahead as planned.`,
            'We haven’t charged you for it.',
          ],
          link: 'See your deliveries',
        },
  cancelled: ({title, isGift}) => ({
    subject: `${isGift ? 'No more deliveries' : 'Subscription cancelled'}: ${title}`,
    paragraphs: [
      isGift
        ? `You won’t get “${title}” any more. You can have the remaining deliveries start again at any time.`
        : `You won’t get “${title}” any more. You can start the subscription again at any time.`,
    ],
    link: 'See your products',
  }),
  created: ({title, day, isGift}) => ({
    subject: `${isGift ? 'Your gift' : 'Your coffee subscription'}: ${title}`,
    paragraphs: [`“${title}” comes ${isGift ? 'to you' : 'regularly'} from now on. The next delivery is on ${day}.`],
    link: isGift ? 'See the deliveries' : 'See the subscription',
  }),
  expired: ({title}) => ({
    subject: `The last delivery: ${title}`,
    paragraphs: [
      `That was the last delivery of “${title}”. We hope you enjoyed it.`,
      'Would you like to carry on? Then put together a subscription of your own. Otherwise, there’s nothing to do: it ends by itself.',
    ],
    link: 'Put a subscription together',
  }),
  'update-payment': () => ({
    subject: 'Change your payment method',
    paragraphs: ['Use this link to change your payment method. It works for one day.'],
    link: 'Change the payment method',
  }),
  gifted: ({giver, day}) => ({
    subject: `${giver} is giving you coffee`,
    paragraphs: [`On ${day}, a parcel from ${giver} sets out for you.`],
    link: 'Have a look at Lichtung',
  }),
};

export const MAIL_TEXTS = {de, en} as const;
