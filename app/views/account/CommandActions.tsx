import type {CommandName} from '../../domain/subscription/command';
import type {OfferedCommands} from '../../domain/subscription/offered-commands';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './CommandActions.css';
import {commandText} from './command-names';
import {useTranslate} from './texts';

type Props<Name extends CommandName> = {
  readonly commands: OfferedCommands<Name>;
  readonly pathOf: (name: Name) => string;
  /** The heading of the delivery or product that the commands are for. */
  readonly about: string;
  /** Whether they are given to a paid gift. */
  readonly isGift: boolean;
};

/** Shows the first command as a button, the others behind 'More', which opens without a script. */
export function CommandActions<Name extends CommandName>({commands, pathOf, about, isGift}: Props<Name>) {
  const {first, more} = commands;
  const translate = useTranslate();
  if (first === null) return null;
  const name = <VisuallyHidden>: {about}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      <Button href={pathOf(first)} keepScroll>
        {translate(commandText(first, 'link', isGift))}
        {name}
      </Button>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {translate('account:commands.more')}
            {name}
            <span className={styles.chevron}>
              <Icon name="chevron" size="small" />
            </span>
          </summary>
          <ul className={styles.list}>
            {more.map((command) => (
              <li key={command}>
                <Link className={styles.link} href={pathOf(command)} keepScroll>
                  {translate(commandText(command, 'link', isGift))}
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
