import {useTranslate} from '../../i18n/use-translate';
import {LinkPage} from './LinkPage';
import {LinkWays} from './LinkWays';

/** The link of a saved cart that leads to none, or to none any more. */
export function NoOfferPage({reason}: {readonly reason: 'expired' | 'unknown'}) {
  const translate = useTranslate();
  return (
    <LinkPage title={translate('links:saved.title')} lead={translate(`links:${reason}`)}>
      <LinkWays />
    </LinkPage>
  );
}
