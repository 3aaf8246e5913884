import {useLocation, useNavigate} from '@remix-run/react';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';

import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import * as styles from './CommandDialog.css';
import {REFUSAL_ID, TITLE_ID} from './command-ids';
import {dashboardPath, type SubscriptionPageName} from './pages';
import {useTranslate} from './texts';

type Props = {
  /** What the dialog was called from, and closes to. */
  readonly page: SubscriptionPageName;
  /** The command is on its way: the page shows what it will come to. */
  readonly hidden: boolean;
  readonly children: ReactNode;
};

/**
 * Shows a command over the page that it was called from. Closing it leads back there, and the focus to where it was.
 */
export function CommandDialog({page, hidden, children}: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const {key} = useLocation();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (hidden || element === null) return;
    if (!element.open) element.showModal();
    // While it is still part of the page: only then does the focus go back.
    return () => element.close();
  }, [hidden]);
  // Each step of a command begins at its first field, and one that is shown again at what is wrong, which may be out of view.
  useLayoutEffect(() => {
    if (hidden || dialog.current === null) return;
    if (!focusWrong(dialog.current)) startOf(dialog.current)?.focus({preventScroll: true});
  }, [hidden, key]);
  const close = () => {
    navigate(dashboardPath(language, page), {preventScrollReset: true});
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.close}>
        <Button type="button" variant="ghost" inline onClick={close} aria-label={translate('account:commands.close')}>
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}

/** Shows a command on a page of its own. One that is shown again begins at what is wrong; in a document `autofocus` sees to that. */
export function CommandPage({children}: {readonly children: ReactNode}) {
  const {key, hash} = useLocation();
  const [firstKey] = useState(key);
  useLayoutEffect(() => {
    // A jump within the page has a key of its own as well.
    if (key !== firstKey && hash === '') focusWrong(document.body);
  }, [key, firstKey, hash]);
  return children;
}

const FIELD = ':is(input, select, textarea):not([type="hidden"])';

/** Why a command was refused, and the fields that are wrong. */
const WRONG = `#${REFUSAL_ID}, [aria-invalid="true"]`;

/** Focuses the first error and scrolls to it. Returns whether there is one. */
function focusWrong(part: HTMLElement): boolean {
  const wrong = part.querySelector<HTMLElement>(WRONG);
  wrong?.focus({preventScroll: true});
  wrong?.scrollIntoView({block: 'center'});
  return wrong !== null;
}

/** Where somebody who uses the keyboard begins: at the first field, or the heading of a question. */
function startOf(dialog: HTMLElement): HTMLElement | null {
  const field = dialog.querySelector<HTMLElement>(FIELD);
  const group = field?.closest('fieldset')?.querySelector<HTMLElement>('input:checked');
  return group ?? field ?? dialog.querySelector<HTMLElement>(`#${TITLE_ID}`);
}
