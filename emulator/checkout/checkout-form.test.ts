import {describe, expect, it} from 'vitest';
import {readCheckoutForm, validateCheckoutForm} from './checkout-form';

const complete = {
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Moos',
  company: '',
  address1: 'Waldweg 1',
  address2: '',
  zip: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  phone: '',
  payment: 'paypal',
  outcome: 'approve',
  seen: '',
} as const;

describe('address form', () => {
  it('takes a complete form without company, address2 and phone', () => {
    expect(validateCheckoutForm(complete, true)).toEqual({});
  });

  it.each(['email', 'firstName', 'lastName', 'address1', 'zip', 'city', 'countryCode'] as const)(
    'says that %s is required when empty',
    (field) => {
      expect(validateCheckoutForm({...complete, [field]: ''}, true)).toEqual({[field]: 'required'});
    },
  );

  it.each([
    ['email', 'mara', 'email'],
    ['email', 'mara@localhost', 'email'],
    ['email', 'mara@example.com, eve@example.com', 'email'],
    ['email', `${'m'.repeat(250)}@example.com`, 'too-long'],
    ['firstName', 'M'.repeat(256), 'too-long'],
    ['city', 'Ber\u0000lin', 'unreadable'],
    ['lastName', 'Moos\r\nBcc: eve@example.com', 'unreadable'],
    ['countryCode', 'US', 'country'],
    ['countryCode', 'de', 'country'],
    ['phone', 'ring me', 'phone'],
    ['zip', '1011', 'zip'],
  ] as const)('refuses %s %j as %s', (field, value, code) => {
    expect(validateCheckoutForm({...complete, [field]: value}, true)[field]).toBe(code);
  });

  it.each(['35001', '38001', '51001', '52001'])('ships to nobody in Spain at %s', (zip) => {
    expect(validateCheckoutForm({...complete, countryCode: 'ES', zip}, true)).toEqual({zip: 'not-shipped-to'});
  });

  it.each([
    ['AT', '1010', '10115'],
    ['CH', '8001', '80011'],
    ['CZ', '110 00', '1100'],
    ['GB', 'sw1a 1aa', '12345'],
    ['IE', 'D02 X285', '02285'],
    ['IM', 'IM1 1AA', 'LM1 1AA'],
    ['LI', '9490', '9480'],
    ['MC', '98000', '06000'],
    ['NL', '1012 AB', '1012'],
    ['PL', '00-001', '00001'],
    ['PT', '1000-001', '1000'],
    ['SE', '114 55', '1145'],
  ])('knows postal codes of %s: %j fits, %j does not', (countryCode, good, bad) => {
    expect(validateCheckoutForm({...complete, countryCode, zip: good}, true)).toEqual({});
    expect(validateCheckoutForm({...complete, countryCode, zip: bad}, true)).toEqual({zip: 'zip'});
  });

  it('wants one of the offered ways to pay, unless gift cards pay for everything', () => {
    expect(validateCheckoutForm({...complete, payment: ''}, true)).toEqual({payment: 'choose-payment'});
    expect(validateCheckoutForm({...complete, payment: 'cash'}, true)).toEqual({payment: 'choose-payment'});
    expect(validateCheckoutForm({...complete, payment: ''}, false)).toEqual({});
  });
});

describe('reading a posted form', () => {
  it('trims, fills in absent fields and ignores uploads, unknown and dangerous names', () => {
    const body = new FormData();
    body.set('email', '  mara@example.com ');
    body.set('firstName', new Blob(['x']));
    body.set('__proto__', 'x');
    body.set('outcome', 'explode');
    expect(readCheckoutForm(body)).toEqual({
      ...Object.fromEntries(Object.keys(complete).map((name) => [name, ''])),
      email: 'mara@example.com',
      outcome: 'approve',
    });
  });
});
