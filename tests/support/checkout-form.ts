/**
 * Returns the fields of the hosted checkout's form as a buyer fills them in.
 *
 * @param page its HTML: the hidden field `seen` has to come back as it is there
 * @param over fields in place of the buyer's
 */
export function checkoutForm(page: string, over: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    email: 'mara@example.com',
    firstName: 'Mara',
    lastName: 'Moos',
    address1: 'Waldweg 1',
    zip: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    payment: 'paypal',
    outcome: 'approve',
    seen: /name="seen"\s+value="([^"]*)"/.exec(page)?.[1] ?? '',
    ...over,
  };
}
