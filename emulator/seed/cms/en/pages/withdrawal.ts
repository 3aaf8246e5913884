import {download, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const withdrawalPage: PageSource = {
  language: 'en',
  key: 'withdrawal',
  slug: 'withdrawal',
  title: 'Withdrawal',
  seoTitle: 'Right of withdrawal',
  description:
    'Withdraw from a contract here in two steps, without logging in. With the withdrawal notice and the model form.',
  blocks: [
    text(
      'Here you can withdraw from a contract without logging in. You need your name, the order number and an e-mail address. We confirm receipt at once by e-mail, with the content, date and time.',
    ),
    shopPart('withdrawalForm', 'withdraw'),
    text(
      `
## Withdrawal notice

### Right of withdrawal

You have the right to withdraw from this contract within fourteen days without giving any reason (section 355 of the German Civil Code).

The withdrawal period is fourteen days from the day on which you, or a third person named by you who is not the carrier, took possession of the last of the goods. For a subscription the period begins with the first delivery. For a gift card or gift subscription it begins when the contract is concluded.

To exercise the right you must inform us (Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany, phone +49 40 66969 120, e-mail hallo@lichtung.example) of your decision by an unequivocal statement, such as a letter or an e-mail. You may use the model withdrawal form, but you do not have to.

You may also exercise the right online with the button “Withdraw from a contract”, which is on every page of this shop (section 356a of the German Civil Code). If you do, we send you without delay an acknowledgement of receipt on a durable medium, that is by e-mail, with the content of your statement and the date and time of its receipt.

To meet the deadline it is enough that you send your message before it expires.

### Effects of withdrawal

If you withdraw, we reimburse all payments received from you, including the costs of delivery (except the extra cost of a delivery other than the least expensive standard one), without delay and at the latest fourteen days from the day on which we receive your message. We use the same means of payment as you did unless we agreed otherwise with you. You pay no fees.

We may withhold the reimbursement until we have the goods back or you have shown that you sent them, whichever is earlier.

Send the goods to Lichtung Retouren, Am Waldsaum 12, 22765 Hamburg, Germany, at the latest fourteen days after your message. We bear the cost if you use our [return label](/en/e/returns).

You are liable for a loss in value only where it results from handling that was not necessary to establish the nature, characteristics and functioning of the goods.

### Where there is no right of withdrawal

It does not apply to goods that are liable to deteriorate rapidly, nor to sealed goods that cannot be returned for reasons of hygiene once you have removed the seal. Closed bags of coffee are not among them: you may return them.
`,
      'notice',
    ),
    download(
      'Model withdrawal form',
      'A text file to fill in. An informal message will do as well.',
      'model-withdrawal-form',
    ),
  ],
};
