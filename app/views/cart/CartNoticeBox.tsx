import {useLanguage} from '../../i18n/use-translate';
import {cartPath, loginPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import type {CartFeedback} from './cart-feedback';
import {CartForm} from './CartForm';
import {useBroughtIntoView} from './Message';
import {useTranslate} from './texts';

/** The id of the notice at the top of the page. */
export const NOTICE_PLACE = 'cart-notice';

/** Shows what was done and does not show by itself; a line that was taken out can be put back from here. */
export function CartNoticeBox({notice}: {readonly notice: NonNullable<CartFeedback['notice']>}) {
  const translate = useTranslate();
  const {text, undo} = notice;
  // What was added from below stands among the lines up here.
  const box = useBroughtIntoView(text === 'added' ? notice : null);
  return (
    <div ref={box}>
      <Notice tone={text === 'added' || text === 'noted' ? 'success' : 'info'}>
        <p>{translate(`cart:notice.${text}`)}</p>
        {undo && (
          <CartForm
            intent="add"
            place={NOTICE_PLACE}
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
    </div>
  );
}

/** Names the lines that are not in the cart any more though nobody took them out, and says why. */
export function GoneLinesBox({gone}: Pick<CartFeedback, 'gone'>) {
  const translate = useTranslate();
  // The line that was pressed stood further down, and is not there to tell it.
  const box = useBroughtIntoView(gone.map(({title}) => title).join());
  return (
    <div ref={box}>
      <Notice tone="error" title={translate('cart:gone.title')}>
        {gone.map(({code, title}) => (
          <p key={`${code} ${title}`}>{translate(`cart:gone.${code}`, {title})}</p>
        ))}
        {gone.some(({code}) => code === 'business-only') && <BusinessLogin />}
      </Notice>
    </div>
  );
}

/** Leads to the login, which comes back to the cart, where only a business may buy something (docs/decisions/047-b2b-pages.md). */
export function BusinessLogin() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <p>
      <TextLink href={loginPath(cartPath(language))} variant="standalone">
        {translate('cart:login')}
      </TextLink>
    </p>
  );
}
