import {INTERVALS} from '../../config/subscription';
import {nearestVariant, plannedWeeks, type ProductChoice} from '../../domain/subscription/choice';
import type {ProductCommand} from '../../domain/subscription/command';
import type {FoundProducts} from '../../domain/subscription/find-products';
import type {Restart} from '../../domain/subscription/restart';
import {productRefusal} from '../../domain/subscription/validate-command';
import type {SubscriptionProduct} from '../../domain/subscription/subscription';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import {CancelFields} from './CancelFields';
import {commandText} from './command-names';
import {CommandForm, type CommandAnswer} from './CommandForm';
import * as styles from './CommandForm.css';
import {OrderTerms} from './OrderTerms';
import {productCommandPath} from './pages';
import {ProjectField, QuantityField, useReplacingPrice, VariantField, WeeksField} from './ProductFields';
import {ProductStep} from './ProductStep';
import {useTranslate} from './texts';

type Props = {
  readonly name: ProductCommand['name'];
  readonly product: SubscriptionProduct;
  /** What it can be swapped for, and what of it was chosen; for a change of the product itself its own variants. */
  readonly found: FoundProducts | null;
  readonly choice: ProductChoice | null;
  /** When it comes again, and for how much, where it is to be reactivated. */
  readonly restart: Restart | null;
  readonly answer: CommandAnswer | null;
};

/** Shows a command to a product of the subscription. */
export function ProductCommandPage(props: Props) {
  const {name, product, found, choice, restart, answer} = props;
  const translate = useTranslate();
  const restartText = useRestartText();
  const language = useLanguage();
  const blocked = productRefusal(product, name);
  const isGift = product.isPrepaid;
  const title = translate(commandText(name, 'title', isGift), {title: product.title});
  if (found !== null && choice === null && blocked === null) {
    return (
      <ProductStep
        title={title}
        found={found}
        isRegular={product.kind === 'recurring'}
        legend={translate('account:commands.swap.choose')}
        path={productCommandPath(language, product.itemId, name)}
        page="products"
      />
    );
  }
  const staysCancelled = name === 'remove' && product.state === 'active' && !isGift;
  const text =
    restart === null
      ? translate(staysCancelled ? 'account:commands.remove.textRegular' : commandText(name, 'text', isGift), {
          title: product.title,
        })
      : restartText(product, restart);
  return (
    <CommandForm
      name={name}
      title={title}
      text={text}
      blocked={blocked}
      answer={answer}
      page="products"
      isGift={isGift}
    >
      <Fields {...props} />
    </CommandForm>
  );
}

/** Returns the sentences about when a product comes again, and for how much. */
function useRestartText() {
  const translate = useTranslate();
  const format = useFormat();
  return ({title, isPrepaid}: SubscriptionProduct, {day, isPlanned, amount}: Restart): string =>
    translate(
      isPlanned || isPrepaid ? commandText('reactivate', 'text', isPrepaid) : 'account:commands.reactivate.textNew',
      {title, date: format.date(day), price: format.money(amount)},
    );
}

function Fields({name, product, choice, answer}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const priceOf = useReplacingPrice(product, name === 'edit');
  switch (name) {
    case 'swap':
      return choice === null ? null : (
        <div className={styles.fields}>
          <VariantField
            choice={choice}
            chosen={nearestVariant(choice, product.variantTitle)?.value}
            answer={answer}
            priceOf={priceOf}
          />
          <TextLink href={productCommandPath(language, product.itemId, name)} keepScroll>
            {translate('account:commands.add.other')}
          </TextLink>
          <OrderTerms goods={{choice, product}} rhythm={product.weeks ?? 'once'} />
        </div>
      );
    case 'edit':
      return (
        <div className={styles.fields}>
          {choice === null ? (
            <input type="hidden" name="variant" value={product.variantNumber} />
          ) : (
            <VariantField choice={choice} chosen={product.variantNumber} answer={answer} priceOf={priceOf} />
          )}
          <QuantityField quantity={product.quantity} answer={answer} />
          {product.weeks !== null && (
            <WeeksField
              weeks={product.weeks}
              intervals={choice === null ? INTERVALS : plannedWeeks(choice)}
              answer={answer}
            />
          )}
          <OrderTerms goods={{choice, product}} rhythm={product.weeks === null ? 'once' : 'asked'} />
        </div>
      );
    case 'project':
      return <ProjectField project={product.project} answer={answer} />;
    case 'cancel':
      return <CancelFields answer={answer} isGift={product.isPrepaid} />;
    case 'reactivate':
      return product.isPrepaid ? null : <OrderTerms goods={null} rhythm={product.weeks ?? 'once'} />;
    case 'remove':
      return null;
  }
}
