import {useEffect, type MouseEvent} from 'react';

import {GLANCE_GROUPS, type GlanceHit} from '../../../domain/search/glance';
import {useTranslate} from '../../../i18n/use-translate';
import {Link} from '../../../ui/Link';
import {GlanceOption} from './GlanceOption';
import * as styles from './GlancePanel.css';
import {optionId} from './use-combobox';

type Props = {
  readonly id: string;
  readonly hits: readonly GlanceHit[];
  /** Position of the option that the keyboard is at. */
  readonly active: number | null;
  readonly choose: (hit: GlanceHit) => void;
};

/** The options of the field's list by their groups. They are links: a new tab is one press away. */
export function GlanceOptions({id, hits, active, choose}: Props) {
  const translate = useTranslate();
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({block: 'nearest'});
  }, [id, active]);
  const groups = GLANCE_GROUPS.filter((group) => hits.some((hit) => hit.group === group));
  return (
    <div className={styles.groups} id={id} role="listbox" aria-label={translate('glance:label')}>
      {groups.map((group) => (
        <div
          key={group}
          className={styles.group}
          role={group === 'all' ? 'presentation' : 'group'}
          aria-labelledby={group === 'all' ? undefined : `${id}-${group}`}
        >
          {group !== 'all' && (
            <div className={styles.name} id={`${id}-${group}`} role="presentation">
              {translate(`glance:group.${group}`)}
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
                    <GlanceOption hit={hit} />
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
