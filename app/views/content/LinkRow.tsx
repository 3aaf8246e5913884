import type {ContentLink} from '../../domain/content/page';
import {Button} from '../../ui/Button';
import {row} from './LinkRow.css';

/** Where to go from a block: the first link has the most weight. */
export function LinkRow({links}: {readonly links: readonly ContentLink[]}) {
  if (links.length === 0) return null;
  return (
    <p className={row}>
      {links.map(({label, href}, index) => (
        <Button key={href + label} href={href} variant={index === 0 ? 'primary' : 'tertiary'}>
          {label}
        </Button>
      ))}
    </p>
  );
}
