import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {noticeReceivedSchema} from '../../../contracts/contract-notices';
import {orderSchema} from '../../../contracts/order';
import {refusalSchema} from '../../../contracts/refusal';
import {order, variant} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, startServices} from './start-services';

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

describe('withdrawal and cancellation', () => {
  const person = {name: 'Mara Moos', contract: 'L10001', language: 'de'};
  const notice = {...person, kind: 'extraordinary', reason: 'Umzug ins Ausland', endsOn: '2027-01-31'};

  it.each([
    [
      '/withdrawals',
      person,
      ['Eingang deines Widerrufs (W', 'Erklärung: Widerruf des Vertrags', 'Name: Mara Moos', 'L10001'],
    ],
    [
      '/withdrawals',
      {...person, language: 'en'},
      ['We have received your withdrawal (W', 'Statement: Withdrawal from the contract'],
    ],
    [
      '/cancellations',
      notice,
      [
        'Bestätigung deiner Kündigung (K',
        'Außerordentliche Kündigung',
        'im Wortlaut vor (17 Zeichen)',
        '31. Januar 2027',
      ],
    ],
    [
      '/cancellations',
      {...person, kind: 'ordinary', language: 'en'},
      ['Confirmation of your cancellation (K', 'Ordinary cancellation', 'at the earliest possible date'],
    ],
  ])('%s: the receipt holds content, date and time, at once', async (path, body, parts) => {
    const email = `${path.slice(1)}-${body.language}@example.com`;
    const answer = await services.call(path, {...body, email});
    expect(answer.status).toBe(201);
    const {reference, receivedAt} = parsed(noticeReceivedSchema.strict(), answer);
    const [mail, ...more] = await services.mails({to: email});
    expect(more).toEqual([]);
    expect(Date.parse(mail?.sentAt ?? '') - Date.parse(receivedAt)).toBeLessThan(5_000);
    for (const part of [...parts, email, reference]) expect(`${mail?.subject}\n${mail?.text}`).toContain(part);
    const locale = body.language === 'de' ? 'de-DE' : 'en-GB';
    const day = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'Europe/Berlin'});
    expect(mail?.text).toContain(day.format(new Date(receivedAt)));
    expect(mail?.text).toMatch(/\d\d:\d\d:\d\d (MEZ|MESZ|CET|CEST|GMT\+\d)/);
  });

  it.each(['/withdrawals', '/cancellations'])(
    '%s: the receipt has no link, and no free text of a stranger',
    async (path) => {
      const email = `links${path.replace('/', '-')}@example.com`;
      const typed = {
        name: '<b>https://evil.example/a</b>',
        contract: 'www.evil.example',
        reason: 'Buy at evil.example',
      };
      await services.call(path, {...notice, ...typed, email});
      const [mail] = await services.mails({to: email});
      const whole = [mail?.subject, mail?.text, mail?.html].join('\n');
      expect(mail?.links.filter((href) => href.includes('evil'))).toEqual([]);
      for (const part of ['evil.example', '://evil', 'Buy at']) expect(whole).not.toContain(part);
      expect(mail?.html).not.toContain('<b>http');
      expect(mail?.text).toContain('www. evil. example');
    },
  );

  it.each(['/withdrawals', '/cancellations', '/contact-requests'])('%s is taken in without a mail', async (path) => {
    const email = `quiet${path.replace('/', '-')}@example.com`;
    const body = {...notice, kind: path === '/contact-requests' ? 'customer' : 'ordinary', message: 'Hallo', email};
    expect((await services.call(path, {...body, receipt: false})).status).toBe(201);
    expect(await services.mails({to: email})).toEqual([]);
  });

  it('are never refused because others have named the same address', async () => {
    const email = 'named-often@example.com';
    for (let count = 0; count < 12; count += 1) {
      const answer = await services.call('/withdrawals', {...person, contract: `L${count}`, email, receipt: false});
      expect(answer.status).toBe(201);
    }
  });

  it('the reason of a cancellation is mailed to the address of the order that it names', async () => {
    const email = 'cancels@example.com';
    const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email});
    const {number: contract} = parsed(orderSchema, await services.call(`/orders/${token}`));
    await services.call('/cancellations', {...notice, contract, email});
    const mails = await services.mails({to: email, kind: 'cancellation'});
    expect(mails.some(({text}) => text.includes('Umzug ins Ausland'))).toBe(true);
  });

  it.each(['/withdrawals', '/cancellations', '/contact-requests'])('%s counts once under one key', async (path) => {
    const email = `once${path.replace('/', '-')}@example.com`;
    const body = {...person, kind: path === '/contact-requests' ? 'customer' : 'ordinary', message: 'Hallo', email};
    const key = {'Idempotency-Key': 'notice-1'};
    const answers = await Promise.all([1, 2, 3].map(() => services.call(path, body, key)));
    expect(new Set(answers.map(({text}) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await services.mails({to: email})).toHaveLength(1);
  });

  it.each([
    ['/withdrawals', {...person, name: ''}, 'name'],
    ['/withdrawals', {...person, contract: 'a\nb'}, 'contract'],
    ['/cancellations', {...notice, reason: undefined}, 'reason'],
    ['/cancellations', {...notice, endsOn: '2027-02-31'}, 'endsOn'],
    ['/contact-requests', {...person, kind: 'customer'}, 'message'],
    ['/contact-requests', {...person, kind: 'b2b-office', message: 'Hallo'}, 'company'],
  ])('%s names the field that is wrong', async (path, body, field) => {
    const answer = await services.call(path, {...body, email: 'wrong@example.com'});
    expect(answer.status).toBe(422);
    expect(parsed(refusalSchema.strict(), answer).error.fields?.map(({path: name}) => name)).toEqual([field]);
    expect(await services.mails({to: 'wrong@example.com'})).toEqual([]);
  });
});

describe('contact requests', () => {
  it.each([
    ['customer', 'Anfrage'],
    ['b2b-dealer', 'Anfrage als Händler'],
    ['b2b-office', 'Anfrage für ein Büro'],
    ['b2b-gastro', 'Anfrage für die Gastronomie'],
  ])('are answered with a receipt (%s)', async (kind, name) => {
    const email = `${kind}@example.com`;
    const body = {kind, name: 'Café Farn', company: 'Farn GmbH', message: 'Zwei Zeilen\n<b>ohne</b> Markup', email};
    expect((await services.call('/contact-requests', {...body, language: 'de'})).status).toBe(201);
    const [mail] = await services.mails({to: email, kind: 'contact-request'});
    expect(mail?.text).toContain(`Anliegen: ${name}\nEingegangen am: `);
    for (const typed of ['Farn', 'Zwei Zeilen', 'Markup']) {
      expect([mail?.subject, mail?.text, mail?.html].join('\n')).not.toContain(typed);
    }
  });
});
