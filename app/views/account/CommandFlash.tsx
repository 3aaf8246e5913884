import type {CommandName} from '../../domain/subscription/command';
import {useFormat} from '../../i18n/use-translate';
import {Notice} from '../../ui/Notice';
import {useTranslate} from './texts';

/** A command that was carried out; `day` is that of its delivery, where it had one. */
export type DoneCommand = {readonly name: CommandName; readonly day: string | null};

/** Their results show at once, or have nothing to show. */
const AT_ONCE: readonly CommandName[] = ['payment', 'send-now'];

/** Says what became of the last command. */
export function CommandFlash({flash: {name, day}}: {readonly flash: DoneCommand}) {
  const translate = useTranslate();
  const format = useFormat();
  const date = day === null ? '' : format.date(day);
  return (
    <Notice tone="success" title={translate(`account:commands.${name}.done`, {date})}>
      {!AT_ONCE.includes(name) && <p>{translate('account:commands.moment')}</p>}
    </Notice>
  );
}
