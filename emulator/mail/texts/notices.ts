import type {Cancellation, ContactRequest, Withdrawal} from '../../../contracts/notices';
import type {Language} from '../../checkout/language';
import type {Letter} from '../compose';
import {dayText, timeText} from './dates';

type Fact = readonly [name: string, value: string];

/** When something came in, and what both sides call it. */
export type Receipt = {readonly reference: string; readonly receivedAt: number};

/** The receipt of a withdrawal: content, date and time (§ 356a BGB). */
export function withdrawalLetter({name, contract, email, language}: Withdrawal, receipt: Receipt): Letter {
  const de = language === 'de';
  const content: Fact[] = [
    [de ? 'Erklärung' : 'Statement', de ? 'Widerruf des Vertrags' : 'Withdrawal from the contract'],
    [de ? 'Name' : 'Name', name],
    [de ? 'Vertrag oder Bestellnummer' : 'Contract or order number', contract],
    [de ? 'E-Mail-Adresse' : 'E-mail address', email],
    ...receiptFacts(language, receipt),
  ];
  return de
    ? {
        subject: `Eingang deines Widerrufs: ${contract}`,
        blocks: [
          `Hallo ${name},`,
          'wir haben deinen Widerruf bekommen:',
          {facts: content},
          'Heb diese Mail auf: Sie ist dein Beleg. Wenn die Ware schon bei dir ist, schick sie uns bitte innerhalb von 14 Tagen zurück. Das Geld erstatten wir spätestens 14 Tage nach Eingang des Widerrufs; wir dürfen damit warten, bis die Ware zurück ist oder du zeigst, dass du sie abgeschickt hast.',
        ],
      }
    : {
        subject: `We have received your withdrawal: ${contract}`,
        blocks: [
          `Hello ${name},`,
          'we have received your withdrawal:',
          {facts: content},
          'Please keep this mail: it is your proof. If you have the goods already, please send them back within 14 days. We refund you within 14 days of receiving the withdrawal; we may wait until the goods are back, or until you show that you have sent them.',
        ],
      };
}

/** The confirmation of a notice: content, date and time, and when the contract shall end (§ 312k BGB). */
export function cancellationLetter(notice: Cancellation, receipt: Receipt): Letter {
  const {kind, reason, name, contract, email, endsOn, language} = notice;
  const de = language === 'de';
  const kinds = de
    ? {ordinary: 'Ordentliche Kündigung', extraordinary: 'Außerordentliche Kündigung'}
    : {ordinary: 'Ordinary notice', extraordinary: 'Extraordinary notice'};
  const earliest = de ? 'zum nächstmöglichen Zeitpunkt' : 'at the earliest possible date';
  const end = endsOn === 'earliest' ? earliest : dayText(Date.parse(endsOn), language);
  const content: Fact[] = [
    [de ? 'Erklärung' : 'Statement', kinds[kind]],
    ...(reason === undefined ? [] : [[de ? 'Grund' : 'Reason', reason] as const]),
    ['Name', name],
    [de ? 'Vertrag' : 'Contract', contract],
    [de ? 'E-Mail-Adresse' : 'E-mail address', email],
    [de ? 'Ende des Vertrags' : 'End of the contract', end],
    ...receiptFacts(language, receipt),
  ];
  return de
    ? {
        subject: `Bestätigung deiner Kündigung: ${contract}`,
        blocks: [
          `Hallo ${name},`,
          'deine Kündigung ist bei uns eingegangen:',
          {facts: content},
          'Heb diese Mail auf: Sie ist dein Beleg. Du brauchst nichts weiter zu tun.',
        ],
      }
    : {
        subject: `Confirmation of your notice: ${contract}`,
        blocks: [
          `Hello ${name},`,
          'we have received your notice of cancellation:',
          {facts: content},
          'Please keep this mail: it is your proof. There is nothing more for you to do.',
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
    'b2b-dealer': 'Enquiry as a dealer',
    'b2b-office': 'Enquiry for an office',
    'b2b-gastro': 'Enquiry for gastronomy',
  },
};

/** Tells who wrote to us that it arrived, and what. */
export function contactLetter(request: ContactRequest, receipt: Receipt): Letter {
  const {kind, name, company, phone, orderNumber, message, language} = request;
  const de = language === 'de';
  const facts: (readonly [string, string | undefined])[] = [
    [de ? 'Anliegen' : 'Subject', KINDS[language][kind]],
    [de ? 'Firma' : 'Company', company],
    [de ? 'Telefon' : 'Phone', phone],
    [de ? 'Bestellnummer' : 'Order number', orderNumber],
    ...receiptFacts(language, receipt),
  ];
  const known = facts.flatMap(([label, value]): Fact[] => (value === undefined ? [] : [[label, value]]));
  return de
    ? {
        subject: `Deine Nachricht an uns (${receipt.reference})`,
        blocks: [
          `Hallo ${name},`,
          'danke für deine Nachricht. Wir antworten in der Regel innerhalb eines Werktags.',
          {facts: known},
          {quote: message},
        ],
      }
    : {
        subject: `Your message to us (${receipt.reference})`,
        blocks: [
          `Hello ${name},`,
          'thank you for your message. We usually answer within one working day.',
          {facts: known},
          {quote: message},
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
