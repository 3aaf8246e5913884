import {type MouseEvent, useEffect} from 'react';

import {AUTOCOMPLETE_GROUPS, type AutocompleteHit} from '../../../domain/search/autocomplete';
import {useTranslate} from '../../../i18n/use-translate';
import {Icon} from '../../../ui/Icon';
import {Link} from '../../../ui/Link';
import {Picture} from '../../../ui/Picture';
import {PriceTag} from '../../parts/PriceTag';
import * as styles from './Autocomplete.client.css';
import {optionId} from './use-combobox';

type Props = {
  readonly id: string;
  readonly hits: readonly AutocompleteHit[];
  /** Position of the option that the keyboard is at. */
  readonly active: number | null;
  readonly choose: (hit: AutocompleteHit) => void;
};

/** Shows the options of the field's list by their groups. They are links: a new tab is one press away. */
export function AutocompleteOptions({id, hits, active, choose}: Props) {
  const translate = useTranslate<'autocomplete'>();
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({block: 'nearest'});
  }, [id, active]);
  const groups = AUTOCOMPLETE_GROUPS.filter((group) => hits.some((hit) => hit.group === group));
  return (
    <div className={styles.groups} id={id} role="listbox" aria-label={translate('autocomplete:label')}>
      {groups.map((group) => (
        <div
          key={group}
          className={styles.group}
          role={group === 'all' ? 'presentation' : 'group'}
          aria-labelledby={group === 'all' ? undefined : `${id}-${group}`}
        >
          {group !== 'all' && (
            <div className={styles.name} id={`${id}-${group}`} role="presentation">
              {translate(`autocomplete:group.${group}`)}
            </div>
          )}
          <div className={styles.options[group]} role="presentation">
            {hits.map(
              (hit, position) =>
                hit.group === group && (
                  <Link
                    key={hit.objectID}
                    id={optionId(id, position)}
                    className={styles.option[group]}
                    href={hit.path}
                    role="option"
                    aria-selected={position === active}
                    tabIndex={-1}
                    rel={hit.words === null ? undefined : 'nofollow'}
                    onMouseDown={keepFocus}
                    onClick={(event) => follow(event, () => choose(hit))}
                  >
                    <AutocompleteOption hit={hit} />
                  </Link>
                ),
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The focus stays in the field while an option is pressed. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** A plain press is the field's choice; with a key held it is the browser's. */
function follow(event: MouseEvent, choose: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  choose();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** What one option shows: words to look for, a product with picture and price, or where else it leads. */
function AutocompleteOption({hit: {group, title, product, kind, words}}: {readonly hit: AutocompleteHit}) {
  const translate = useTranslate<'autocomplete'>();
  if (group === 'all') {
    return (
      <>
        {translate('autocomplete:all', {words: words ?? ''})}
        <Icon name="arrow" size="small" />
      </>
    );
  }
  if (product !== null) {
    return (
      <>
        <div className={styles.frame}>
          {product.picture && <Picture className={styles.picture} picture={product.picture} sizes="4rem" decorative />}
        </div>
        <div className={styles.details}>
          <div className={styles.title}>{title}</div>
          <PriceTag tag={product.price} />
        </div>
      </>
    );
  }
  return (
    <>
      <span className={styles.title}>{title}</span>
      {kind !== null && kind !== 'products' && kind !== 'categories' && (
        <span className={styles.kind}>{translate(`autocomplete:kind.${kind}`)}</span>
      )}
    </>
  );
}
