import {HOME_COLLECTIONS} from '../../config/commerce';
import {listingPath} from '../../pages/paths';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Empty} from './Empty';
import {useTranslate} from './texts';

/** No delivery is planned: what to do about it. */
export function NothingComing({level}: {readonly level: 'page' | 'section'}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Empty level={level} title={translate('account:subscription.next.none')}>
      <p>{translate('account:subscription.next.noneText')}</p>
      <p>
        <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>
          {translate('account:subscription.next.shop')}
        </Button>
      </p>
    </Empty>
  );
}
