import {useRef, type FormEvent} from 'react';

import {chosenConsent} from '../../domain/consent';

/**
 * Keeps a visitor's choice without a new document; where the script for that does not arrive, the form is sent as it is.
 * @param stored called when the choice is kept
 */
export function useConsentForm(stored: () => void): (event: FormEvent<HTMLFormElement>) => void {
  const plain = useRef(false);
  return (event) => {
    const {currentTarget: form, nativeEvent} = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const choice = button instanceof HTMLButtonElement ? button.value : null;
    const state = chosenConsent(choice, new FormData(form).getAll('allow'));
    if (plain.current || state === null) return;
    event.preventDefault();
    import('../../client/consent').then(
      ({storeConsent}) => {
        storeConsent(state);
        stored();
      },
      () => {
        plain.current = true;
        form.requestSubmit(button);
      },
    );
  };
}
