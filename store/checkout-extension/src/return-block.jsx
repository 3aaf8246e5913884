import '@shopify/ui-extensions/preact';

import {render} from 'preact';

const WITHDRAWAL = {de: 'widerruf', en: 'withdrawal'};

/** Shows the way back to the shop, and the withdrawal function. Shows nothing until the merchant has set the shop's address. */
export function renderReturnBlock() {
  render(<ReturnBlock />, document.body);
}

function ReturnBlock() {
  const {settings, localization, i18n} = shopify;
  const origin = String(settings.value.shop_origin ?? '').replace(/\/$/, '');
  if (!origin.startsWith('https://')) return null;
  const language = localization.language.value.isoCode.startsWith('de') ? 'de' : 'en';
  return (
    <s-section heading={i18n.translate('heading')}>
      <s-stack gap="base">
        <s-paragraph>{i18n.translate('text')}</s-paragraph>
        <s-button href={`${origin}/${language}/checkout/confirm`}>{i18n.translate('link')}</s-button>
        <s-link href={`${origin}/${language}/service/${WITHDRAWAL[language]}`}>{i18n.translate('withdrawal')}</s-link>
      </s-stack>
    </s-section>
  );
}
