import {QueryClientProvider} from '@tanstack/react-query';
import {useEffect, useRef, type RefObject} from 'react';

import type {AddedToCart} from '../../client/cart-news';
import {queryClient, useCartSummary} from '../../client/cart-summary';
import type {Language} from '../../config/languages';
import type {CartSummary} from '../../domain/cart/summary';
import {isMinicartVisible, type CartPopup} from '../../domain/minicart';
import {TextScope, useTranslate} from '../../i18n/use-translate';
import {classNames} from '../../ui/class-names';

import * as styles from './Minicart.css';
import {MinicartActs} from './MinicartActs';
import {MinicartContents} from './MinicartContents';
import {MinicartHead} from './MinicartHead';
import {useNoticePlace} from './use-notice-place';

type Props = {
  readonly language: Language;
  readonly path: string;
  readonly popup: CartPopup<AddedToCart>;
  readonly close: () => void;
  /** The cart was changed from here. */
  readonly changed: () => void;
};

/** The cart in small, over the page (Specification, section 2, Minicart and Add-to-cart notice). Fetched when it first opens. */
export function Minicart(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Loaded {...props} />
    </QueryClientProvider>
  );
}

function Loaded({language, path, popup: {open, hovered, added, revision}, close, changed}: Props) {
  const answer = useCartSummary(language, revision);
  const totalQuantity = answer?.totalQuantity ?? null;
  const visible = isMinicartVisible({hovered, showMinicart: added !== null, totalQuantity, path});
  if (!open || !visible || answer === null) return null;
  return (
    <TextScope texts={answer.texts}>
      <Popup summary={answer.summary} added={added} close={close} changed={changed} />
    </TextScope>
  );
}

type PopupProps = {
  readonly summary: CartSummary;
  readonly added: AddedToCart | null;
  readonly close: () => void;
  readonly changed: () => void;
};

function Popup({summary, added, close, changed}: PopupProps) {
  const t = useTranslate();
  const sheet = useRef<HTMLElement>(null);
  useFocusOnNotice(sheet, added);
  const place = useNoticePlace(sheet, added);
  const brief = place.endsWith('Brief');
  return (
    <section
      ref={sheet}
      className={styles.popup[place]}
      aria-label={t('shell:minicart.label')}
      data-minicart=""
      tabIndex={-1}
    >
      <MinicartHead summary={summary} added={added} close={close} />
      {!brief && (
        <div className={classNames(styles.contents, added !== null && styles.afterAdding)}>
          <MinicartContents summary={summary} changed={changed} />
        </div>
      )}
      <MinicartActs afterAdding={added !== null} close={close} />
    </section>
  );
}

/**
 * Who adds by keyboard goes on in the notice, which stands far from the button in the document, and comes back to the
 * button when it closes. Who adds by pointer or finger keeps the place.
 */
function useFocusOnNotice(sheet: RefObject<HTMLElement>, added: AddedToCart | null) {
  useEffect(() => {
    const from = document.activeElement;
    if (added === null || !(from instanceof HTMLElement) || !from.matches(':focus-visible')) return;
    sheet.current?.focus({preventScroll: true});
    return () => {
      if (document.activeElement === document.body) from.focus({preventScroll: true});
    };
  }, [sheet, added]);
}
