import {useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';

import * as styles from './SkipLinks.css';

/** Places that some pages have besides navigation, content and footer, each with the id that the page gives it. */
export type SkipTarget = 'productDetails' | 'productListing' | 'product' | 'variants' | 'category';

const IDS = {
  productDetails: 'product-details',
  productListing: 'product-listing',
  product: 'product',
  variants: 'variant-selection',
  category: 'category',
} as const satisfies Record<SkipTarget, string>;

/** Whether a route's handle names one of these places. */
export function isSkipTarget(value: unknown): value is SkipTarget {
  return typeof value === 'string' && Object.hasOwn(IDS, value);
}

type Props = {
  readonly targets?: readonly SkipTarget[];
  /** Whether the page has a footer. */
  readonly footer?: boolean;
};

/** The first thing the keyboard meets (Specification, section 2, Layout on every page). In sight only while it has the focus. */
export function SkipLinks({targets = [], footer = true}: Props) {
  const t = useTranslate();
  return (
    <nav className={styles.skipLinks} aria-label={t('shell:skip.label')}>
      <SkipLink id="navigation" text={t('shell:skip.navigation')} />
      <SkipLink id="content" text={t('shell:skip.content')} />
      {targets.map((target) => (
        <SkipLink key={target} id={IDS[target]} text={t(`shell:skip.${target}`)} />
      ))}
      {footer && <SkipLink id="footer" text={t('shell:skip.footer')} />}
    </nav>
  );
}

function SkipLink({id, text}: {readonly id: string; readonly text: string}) {
  return (
    <Button href={`#${id}`} variant="secondary" inline>
      {text}
    </Button>
  );
}
