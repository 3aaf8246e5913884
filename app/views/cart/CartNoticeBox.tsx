import {useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import type {CartFeedback} from './cart-feedback';
import {CartForm} from './CartForm';

const PLACE = 'cart-title';

/** What was done and does not show by itself; a line that was taken out can be put back from here. */
export function CartNoticeBox({notice: {text, undo}}: {readonly notice: NonNullable<CartFeedback['notice']>}) {
  const translate = useTranslate();
  return (
    <Notice tone={text === 'added' || text === 'noted' ? 'success' : 'info'}>
      <p>{translate(`cart:notice.${text}`)}</p>
      {undo && (
        <CartForm
          intent="add"
          place={PLACE}
          fields={{
            variantId: undo.variantId,
            quantity: String(undo.quantity),
            ...(undo.sellingPlanId === null ? {} : {sellingPlanId: undo.sellingPlanId}),
            ...(undo.project === null ? {} : {project: undo.project}),
          }}
        >
          <Button variant="tertiary" inline>
            {translate('cart:notice.undo')}
          </Button>
        </CartForm>
      )}
    </Notice>
  );
}
