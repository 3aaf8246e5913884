import {INTERVALS} from '../../config/subscription';
import {nearestVariant, plannedWeeks, type ProductChoice} from '../../domain/subscription/choice';
import type {ProductCommand} from '../../domain/subscription/command';
import type {FoundProducts} from '../../domain/subscription/find-products';
import {productRefusal} from '../../domain/subscription/validate-command';
import type {SubscriptionProduct} from '../../domain/subscription/subscription';
import {useLanguage} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import {CancelFields} from './CancelFields';
import {CommandForm, type CommandAnswer} from './CommandForm';
import * as styles from './CommandForm.css';
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
  readonly answer: CommandAnswer | null;
};

/** Shows a command to a product of the subscription. */
export function ProductCommandPage(props: Props) {
  const {name, product, found, choice, answer} = props;
  const translate = useTranslate();
  const language = useLanguage();
  const blocked = productRefusal(product, name);
  const title = translate(`account:commands.${name}.title`, {title: product.title});
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
          <TextLink href={productCommandPath(language, product.itemId, name)} keepScroll>
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
