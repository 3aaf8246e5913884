import {LIMITS} from '../../config/commerce';
import type {CartSummary} from '../../domain/cart/summary';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {TextArea} from '../../ui/TextArea';
import type {PlaceFeedback} from './cart-feedback';
import {CartForm} from './CartForm';
import {LineDetails} from './LineDetails';
import {form} from './LineOptions.css';
import {Message} from './Message';
import {useTranslate} from './texts';
import {useKnownValues} from '../parts/use-known-values';

type Props = Pick<CartSummary, 'note' | 'isGift'> & {
  readonly feedback: PlaceFeedback;
  readonly busy: boolean;
};

const PLACE = 'cart-note';

/** Asks what the shopper has to tell us about the whole parcel; open while there is something in it. */
export function NoteBox({note, isGift, feedback, busy}: Props) {
  const translate = useTranslate();
  const {messages, typed, ticked} = feedback;
  const formRef = useKnownValues({note, gift: isGift});
  return (
    <div id={PLACE} tabIndex={-1}>
      <LineDetails summary={translate('cart:note.summary')} open={note !== '' || isGift || messages.length > 0}>
        <CartForm intent="write-note" place={PLACE} className={form} formRef={formRef}>
          <TextArea
            label={translate('cart:note.label')}
            hint={translate('cart:note.hint', {count: LIMITS.noteLength})}
            name="note"
            rows={3}
            maxLength={LIMITS.noteLength}
            defaultValue={typed ?? note}
          />
          <Checkbox name="gift" value="yes" defaultChecked={ticked ?? isGift} label={translate('cart:note.gift')} />
          {messages.map((message) => (
            <Message key={message} tone="failure">
              {translate(message)}
            </Message>
          ))}
          <Button variant="secondary" inline pending={busy}>
            {translate('cart:note.save')}
          </Button>
        </CartForm>
      </LineDetails>
    </div>
  );
}
