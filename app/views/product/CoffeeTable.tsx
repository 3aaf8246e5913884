import type {CoffeeFacts} from '../../domain/product/product';
import {useTranslate} from '../../i18n/use-translate';
import {FactTable} from './FactTable';

/** What is true of a coffee, as far as the roaster has said it. */
export function CoffeeTable({coffee}: {readonly coffee: CoffeeFacts}) {
  const translate = useTranslate();
  const rows = [
    {label: translate('product:facts.origin'), value: coffee.origin},
    {label: translate('product:facts.farmer'), value: coffee.farmer},
    {label: translate('product:facts.altitude'), value: coffee.altitude},
    {label: translate('product:facts.variety'), value: coffee.variety},
    {label: translate('product:facts.species'), value: coffee.species},
    {label: translate('product:facts.processing'), value: coffee.processing},
    {
      label: translate('product:facts.roastDegree'),
      value: coffee.roastDegree && translate(`product:facts.roast.${coffee.roastDegree}`),
    },
    {label: translate('product:facts.style'), value: coffee.style},
    {label: translate('product:facts.preparation'), value: coffee.preparationMethods.join(', ')},
  ];
  return (
    <FactTable
      title={translate('product:facts.title')}
      rows={rows.flatMap(({label, value}) => (value ? [{label, value}] : []))}
    />
  );
}
