import {useEffect, useId, useRef, type ReactNode, type RefObject} from 'react';

import * as styles from './Dialog.css';
import {Icon} from './Icon';
import {VisuallyHidden} from './VisuallyHidden';

type Props = {
  readonly title: ReactNode;
  /** Of the button that closes it, for screen readers. */
  readonly closeLabel: string;
  /** Called once it is closed, by its button, by Escape or by a press beside it. */
  readonly onClose: () => void;
  /** `sheet` (default) in the middle of the window, `drawer` along its end. */
  readonly variant?: keyof typeof styles.dialog;
  /** For whoever closes it from inside. */
  readonly dialogRef?: RefObject<HTMLDialogElement>;
  readonly children: ReactNode;
};

/**
 * Shows something over the page that wants an answer first: the platform's own modal dialog, which keeps the focus and
 * gives it back. It is open as long as it is rendered; what it says has a page of its own for those without scripts.
 */
export function Dialog({title, closeLabel, onClose, variant = 'sheet', dialogRef, children}: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = dialogRef ?? own;
  const pressedBeside = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog[variant]}
      aria-labelledby={titleId}
      onClose={onClose}
      // The dialog's own box is the backdrop: everything in it lies on the sheet. Words that are marked beyond its edge are no press.
      onPointerDown={({target, currentTarget}) => {
        pressedBeside.current = target === currentTarget;
      }}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget && pressedBeside.current) currentTarget.close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
