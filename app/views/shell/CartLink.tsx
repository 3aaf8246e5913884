import type {Language} from '../../config/languages';
import {cartPath} from '../../pages/paths';
import {SLOTS} from '../../config/slots';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import * as styles from './CartLink.css';

/**
 * The way to the cart with the number of things in it. The document is shared between shoppers: the number is a slot that the
 * worker fills, in the text and in `data-count`, and React leaves it alone. A script that changes it later sets both on
 * `[data-badge]`; at 0 the badge is hidden.
 */
export function CartLink({language}: {readonly language: Language}) {
  const t = useTranslate();
  return (
    <Link href={cartPath(language)} className={styles.link} data-cart-link="">
      <Icon name="cart" size="large" />
      <VisuallyHidden>{t('shell:header.cart')} </VisuallyHidden>
      <span
        className={styles.badge}
        data-badge=""
        data-count={SLOTS.cartCount}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: SLOTS.cartCount}}
      />
    </Link>
  );
}
