import type {OrganicSeal} from '../../domain/product/details';
import type {CoffeeFacts} from '../../domain/product/product';
import type {Translate} from '../../i18n/catalogue';
import {useTranslate} from '../../i18n/use-translate';
import {factRows} from './fact-rows';
import {FactTable} from './FactTable';

/** The key data of a coffee, as far as the roaster has said it; where it grows has a section of its own. */
export function CoffeeTable({coffee}: {readonly coffee: CoffeeFacts}) {
  const translate = useTranslate();
  const {roastDegree, organicSeal, place} = coffee;
  const rows = factRows([
    {label: translate('details:key.type'), value: coffee.type},
    {label: translate('product:facts.style'), value: coffee.style},
    {
      label: translate('product:facts.roastDegree'),
      value: roastDegree && translate(`product:facts.roast.${roastDegree}`),
    },
    {label: translate('product:facts.processing'), value: coffee.processing},
    {label: translate('product:facts.species'), value: coffee.species},
    {label: translate('details:origin.composition'), value: place.composition},
    {label: translate('details:origin.collaboration'), value: place.collaboration},
    {label: translate('product:facts.preparation'), value: coffee.preparationMethods.join(', ')},
    {label: translate('product:facts.organic'), value: organicSeal && seal(organicSeal, translate)},
  ]);
  return <FactTable title={translate('product:facts.title')} rows={rows} />;
}

/** Whoever says 'organic' names the control body (Regulation (EU) 2018/848). */
function seal({code, origin}: OrganicSeal, translate: Translate): string {
  return origin === null ? translate('details:organic', {code}) : translate('details:organicOrigin', {code, origin});
}
