import {listingSearch, selectedValues, toggled} from '../../domain/listing/listing-query';
import type {ShelfPage} from '../../domain/listing/shelf-page';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './ShelfChoice.css';
import {useFilterLabel} from './use-filter-label';

type Props = {readonly path: string; readonly shelf: Pick<ShelfPage, 'selection' | 'sort'>};

/** What is chosen, each with a way to take it back. */
export function ChosenFilters({path, shelf: {selection, sort}}: Props) {
  const translate = useTranslate();
  const label = useFilterLabel();
  return (
    <>
      <VisuallyHidden>{translate('shelf:filter.chosen')}</VisuallyHidden>
      <ul className={styles.chosen}>
        {selectedValues(selection).flatMap(([filter, values]) =>
          values.map((value) => (
            <li key={`${filter} ${value}`}>
              <Link
                className={styles.chip}
                href={path + listingSearch({selection: toggled(selection, filter, value), sort, page: 1})}
                aria-label={translate('shelf:filter.remove', {value: label(filter, value)})}
              >
                {label(filter, value)}
                <Icon name="close" size="small" />
              </Link>
            </li>
          )),
        )}
      </ul>
      <TextLink href={path + listingSearch({selection: {}, sort, page: 1})} variant="standalone">
        {translate('shelf:filter.clear')}
      </TextLink>
    </>
  );
}
