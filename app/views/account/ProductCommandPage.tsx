import {INTERVALS} from '../../config/subscription';
import {nearestVariant, plannedWeeks, type ProductChoice, type ProductLink} from '../../domain/subscription/choice';
import type {ProductCommand} from '../../domain/subscription/command';
import {productRefusal} from '../../domain/subscription/validate-command';
import type {SubscriptionProduct} from '../../domain/subscription/subscription';
import {useLanguage} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import {CancelFields} from './CancelFields';
import {CommandForm, type CommandAnswer} from './CommandForm';
import * as styles from './CommandForm.css';
import {dashboardPath, productCommandPath} from './pages';
import {ChooseProduct, ProjectField, QuantityField, useReplacingPrice, VariantField, WeeksField} from './ProductFields';
import {useTranslate} from './texts';

type Props = {
  readonly name: ProductCommand['name'];
  readonly product: SubscriptionProduct;
  /** What it can be swapped for, and what of it was chosen; for a change of the product itself its own variants. */
  readonly cards: readonly ProductLink[];
  readonly choice: ProductChoice | null;
  readonly answer: CommandAnswer | null;
};

/** A command to a product of the subscription. */
export function ProductCommandPage(props: Props) {
  const {name, product, cards, choice, answer} = props;
  const translate = useTranslate();
  const language = useLanguage();
  const blocked = productRefusal(product, name);
  const title = translate(`account:commands.${name}.title`, {title: product.title});
  if (name === 'swap' && choice === null && blocked === null) {
    return (
      <div className={styles.command}>
        <h1 className={styles.title}>{title}</h1>
        <ChooseProduct
          cards={cards}
          legend={translate('account:commands.swap.choose')}
          path={productCommandPath(language, product.itemId, name)}
          back={dashboardPath(language, 'products')}
        />
      </div>
    );
  }
  return (
    <CommandForm
      name={name}
      title={title}
      text={translate(`account:commands.${name}.text`, {title: product.title})}
      blocked={blocked}
      answer={answer}
      page="products"
    >
      <Fields {...props} />
    </CommandForm>
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
          <TextLink href={productCommandPath(language, product.itemId, name)}>
            {translate('account:commands.add.other')}
          </TextLink>
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
        </div>
      );
    case 'project':
      return <ProjectField project={product.project} answer={answer} />;
    case 'cancel':
      return <CancelFields answer={answer} />;
    case 'remove':
    case 'reactivate':
      return null;
  }
}
