import type {Texts, TextTree} from '../../i18n/catalogue';

const OF_CART: readonly string[] = ['line', 'perks', 'plan', 'project', 'totals'];

/** The texts of the minicart and the add-to-cart notice: they come with the cart, when one of them is opened. */
export function minicartTexts({cart, shell}: Texts): Texts {
  return {
    cart: filtered(cart, (name) => OF_CART.includes(name)),
    shell: filtered(shell, (name) => name === 'minicart'),
  };
}

/** The shell's texts without those that come with the cart. */
export function withoutMinicart({shell, ...others}: Texts): Texts {
  return {...others, shell: filtered(shell, (name) => name !== 'minicart')};
}

function filtered(tree: TextTree | undefined, keep: (name: string) => boolean): TextTree {
  return Object.fromEntries(Object.entries(tree ?? {}).filter(([name]) => keep(name)));
}
