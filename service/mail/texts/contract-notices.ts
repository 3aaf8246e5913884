import type {Cancellation, ContactRequest, Withdrawal} from '../../../contracts/contract-notices';
import type {Language} from '../../config/language';
import type {Letter} from '../compose';
import {withoutLinks} from '../without-links';
import {dayText, timeText} from '../../domain/days';

type Fact = readonly [name: string, value: string];

/** The moment of a notice, its reference, and whether its address belongs to the order that it names. */
export type Receipt = {readonly reference: string; readonly receivedAt: number; readonly isProven: boolean};

/** Returns the receipt of a withdrawal: content, date and time (§ 356a BGB). */
export function withdrawalLetter({name, contract, email, language}: Withdrawal, receipt: Receipt): Letter {
  const de = language === 'de';
  const content: Fact[] = [
    [de ? 'Erklärung' : 'Statement', de ? 'Widerruf des Vertrags' : 'Withdrawal from the contract'],
    ['Name', withoutLinks(name)],
    [de ? 'Vertrag oder Bestellnummer' : 'Contract or order number', withoutLinks(contract)],
    [de ? 'E-Mail-Adresse' : 'E-mail address', email],
    ...receiptFacts(language, receipt),
  ];
  return de
    ? {
        subject: `Eingang deines Widerrufs (${receipt.reference})`,
        blocks: [
          'Hallo,',
          'wir haben deinen Widerruf bekommen:',
          {facts: content},
          'Heb diese E-Mail auf: Sie ist dein Beleg. Wenn die Ware schon bei dir ist, schick sie uns bitte innerhalb von 14 Tagen zurück. Das Geld erstatten wir spätestens 14 Tage nach Eingang des Widerrufs; wir dürfen damit warten, bis die Ware zurück ist oder du zeigst, dass du sie abgeschickt hast.',
        ],
      }
    : {
        subject: `We have received your withdrawal (${receipt.reference})`,
        blocks: [
          'Hello,',
          'We have received your withdrawal:',
          {facts: content},
          'Please keep this e-mail: it’s your proof. If you already have the goods, please send them back within 14 days. We’ll refund you no later than 14 days after receiving your withdrawal; we may wait until the goods are back, or until you show us that you’ve sent them.',
        ],
      };
}

/** Returns the confirmation of a notice: content, date and time, and when the contract ends (§ 312k BGB). */
export function cancellationLetter(notice: Cancellation, receipt: Receipt): Letter {
  const {kind, reason, name, contract, email, endsOn, language} = notice;
  const de = language === 'de';
  const kinds = de
    ? {ordinary: 'Ordentliche Kündigung', extraordinary: 'Außerordentliche Kündigung'}
    : {ordinary: 'Ordinary cancellation', extraordinary: 'Extraordinary cancellation'};
  const earliest = de ? 'zum nächstmöglichen Zeitpunkt' : 'at the earliest possible date';
  const end = endsOn === 'earliest' ? earliest : dayText(Date.parse(endsOn), language);
  const content: Fact[] = [
    [de ? 'Erklärung' : 'Statement', kinds[kind]],
    ...(reason === undefined ? [] : [[de ? 'Grund' : 'Reason', reasonText(reason, language, receipt)] as const]),
    ['Name', withoutLinks(name)],
    [de ? 'Vertrag' : 'Contract', withoutLinks(contract)],
    [de ? 'E-Mail-Adresse' : 'E-mail address', email],
    [de ? 'Ende des Vertrags' : 'End of the contract', end],
    ...receiptFacts(language, receipt),
  ];
  return de
    ? {
        subject: `Bestätigung deiner Kündigung (${receipt.reference})`,
        blocks: [
          'Hallo,',
          'deine Kündigung ist bei uns eingegangen:',
          {facts: content},
          'Heb diese E-Mail auf: Sie ist dein Beleg. Du brauchst nichts weiter zu tun.',
        ],
      }
    : {
        subject: `Confirmation of your cancellation (${receipt.reference})`,
        blocks: [
          'Hello,',
          'We have received your cancellation:',
          {facts: content},
          'Please keep this e-mail: it’s your proof. There’s nothing more for you to do.',
        ],
      };
}

const KINDS: Readonly<Record<Language, Readonly<Record<ContactRequest['kind'], string>>>> = {
  de: {
    customer: 'Anfrage',
    'b2b-dealer': 'Anfrage als Händler',
    'b2b-office': 'Anfrage für ein Büro',
    'b2b-gastro': 'Anfrage für die Gastronomie',
  },
  en: {
    customer: 'Question',
    'b2b-dealer': 'Enquiry from a retailer',
    'b2b-office': 'Enquiry from an office',
    'b2b-gastro': 'Enquiry from a café or restaurant',
  },
};

/** Returns the receipt of a message. It does not repeat the message, because anybody can write in anybody's name. */
export function contactLetter(request: ContactRequest, receipt: Receipt): Letter {
  const {kind, language} = request;
  const de = language === 'de';
  const facts: Fact[] = [[de ? 'Anliegen' : 'Subject', KINDS[language][kind]], ...receiptFacts(language, receipt)];
  return de
    ? {
        subject: `Deine Nachricht an uns (${receipt.reference})`,
        blocks: [
          'Hallo,',
          'danke für deine Nachricht. Wir antworten in der Regel innerhalb eines Werktags. Hast du uns nicht geschrieben, ist nichts weiter zu tun.',
          {facts},
        ],
      }
    : {
        subject: `Your message to us (${receipt.reference})`,
        blocks: [
          'Hello,',
          'Thank you for your message. We usually answer within one working day. If it wasn’t you who wrote to us, there’s nothing for you to do.',
          {facts},
        ],
      };
}

function receiptFacts(language: Language, {reference, receivedAt}: Receipt): Fact[] {
  const de = language === 'de';
  return [
    [de ? 'Eingegangen am' : 'Received on', dayText(receivedAt, language)],
    [de ? 'Uhrzeit' : 'Time', timeText(receivedAt, language)],
    [de ? 'Vorgang' : 'Reference', reference],
  ];
}

function reasonText(reason: string, language: Language, {isProven}: Receipt): string {
  if (isProven) return withoutLinks(reason);
  const count = [...reason].length;
  return language === 'de'
    ? `liegt uns im Wortlaut vor (${count} Zeichen)`
    : `on file with us in full (${count} characters)`;
}
