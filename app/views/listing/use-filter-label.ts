import {FILTER_VALUES, type FilterName} from '../../config/listing';
import {useTranslate} from '../../i18n/use-translate';

/** Names a value of a filter in the page's language; a brand is its own name. */
export function useFilterLabel(): (filter: FilterName, value: string) => string {
  const translate = useTranslate();
  return (filter, value) => {
    switch (filter) {
      case 'vendor':
        return value;
      case 'coffee_type': {
        const known = FILTER_VALUES.coffee_type.find((code) => code === value);
        return known === undefined ? value : translate(`shelf:filter.value.coffee_type.${known}`);
      }
      case 'coffee_taste': {
        const known = FILTER_VALUES.coffee_taste.find((code) => code === value);
        return known === undefined ? value : translate(`shelf:filter.value.coffee_taste.${known}`);
      }
      case 'coffee_preparation_method': {
        const known = FILTER_VALUES.coffee_preparation_method.find((code) => code === value);
        return known === undefined ? value : translate(`shelf:filter.value.coffee_preparation_method.${known}`);
      }
      case 'gear_type': {
        const known = FILTER_VALUES.gear_type.find((code) => code === value);
        return known === undefined ? value : translate(`shelf:filter.value.gear_type.${known}`);
      }
    }
  };
}
