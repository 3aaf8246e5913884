import {shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const cancellationPage: PageSource = {
  language: 'en',
  key: 'cancellation',
  slug: 'cancellation',
  title: 'Cancel contracts here',
  description:
    'Cancel a subscription or another running contract without logging in, and get an instant confirmation by e-mail.',
  blocks: [
    text(
      'Here you cancel a running subscription or any other contract with us. You need not log in. If you name no date, the contract ends as early as possible. For a subscription that is at once, as long as the next delivery has not been charged.',
    ),
    shopPart('cancellationForm', 'cancel'),
    text(
      `
## What happens next

After “cancel now” you receive an e-mail at once with the content, date and time of your cancellation and the day on which the contract ends. Deliveries that are already on their way will still arrive.

You only want to skip a delivery or change the interval? You can do so in your [account](/en/e/coffee-subscription#how-to) without cancelling. To return something that has arrived, use the [withdrawal](/en/e/withdrawal).
`,
      'afterwards',
    ),
  ],
};
