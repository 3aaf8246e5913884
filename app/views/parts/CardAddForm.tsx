import {AddToCartOutcome} from './AddToCartOutcome';
import {CARD_ADD_FORM} from './CardAdd';
import * as styles from './CardAdd.css';
import {OperationField} from './OperationField';
import {useCardAdds} from './use-card-adds';

const NOTHING_YET = [{title: '', answer: undefined}] as const;

/** The one form behind the buttons of all cards: leads to the cart, and stays on the page with JavaScript. */
export function CardAddForm() {
  const {action, submit, outcomes} = useCardAdds();
  return (
    <div className={styles.outcome}>
      <form id={CARD_ADD_FORM} method="post" action={action} onSubmit={submit}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="quantity" value="1" />
        <OperationField />
      </form>
      {(outcomes.length === 0 ? NOTHING_YET : outcomes).map(({title, answer}, index) => (
        <AddToCartOutcome key={index} title={title} answer={answer} isSpoken />
      ))}
    </div>
  );
}
