import {SLOTS} from '../../config/slots';

const field = {__html: `<input type="hidden" name="operation" value="${SLOTS.operation}">`};

/**
 * Names one showing of a form, so that sending it twice acts once. The worker writes a fresh id into each answer; the
 * markup is out of React's hands, which would put the slot's token back when the page comes alive.
 */
export function OperationField() {
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={field} />;
}
