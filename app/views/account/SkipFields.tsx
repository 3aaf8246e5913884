import type {Delivery} from '../../domain/subscription/subscription';
import {Checkbox} from '../../ui/Checkbox';
import {RadioCards} from '../../ui/RadioCards';
import type {CommandAnswer} from './CommandForm';
import {FieldProblem} from './FieldProblem';
import * as styles from './SkipFields.css';
import {useTranslate} from './texts';

type Props = {readonly delivery: Delivery; readonly answer: CommandAnswer | null};

/** The whole delivery, or only some of the coffees in it. */
export function SkipFields({delivery, answer}: Props) {
  const translate = useTranslate();
  const recurring = delivery.items.filter(({kind}) => kind === 'recurring');
  if (recurring.length < 2) return null;
  const ticked = answer?.values['item']?.split(',') ?? [];
  return (
    <div className={styles.ways}>
      <RadioCards
        legend={translate('account:commands.skip.which')}
        name="which"
        layout="chips"
        defaultValue={answer?.values['which'] ?? 'all'}
        cards={[
          {value: 'all', title: translate('account:commands.skip.all')},
          {value: 'some', title: translate('account:commands.skip.some')},
        ]}
      />
      <div className={styles.items}>
        {recurring.map(({itemId, title}) => (
          <Checkbox
            key={itemId}
            name="item"
            value={itemId}
            label={title}
            defaultChecked={ticked.includes(String(itemId))}
          />
        ))}
      </div>
      <FieldProblem error={answer?.errors['item']} />
    </div>
  );
}
