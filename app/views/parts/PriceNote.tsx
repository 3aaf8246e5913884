import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {contentPath} from '../../pages/paths';
import {muted, small} from '../../styles/type.css';
import {TextLink} from '../../ui/TextLink';

/** Shows what the prices of a page hold, and where shipping is said, near the first of them (§ 3 and § 6 PAngV). */
export function PriceNote() {
  const translate = useTranslate();
  return (
    <p className={`${small} ${muted}`}>
      {`${translate('shell:footer.prices')} `}
      <TextLink href={contentPath(useLanguage(), 'shipping')}>{translate('shell:footer.pricesLink')}</TextLink>
    </p>
  );
}
