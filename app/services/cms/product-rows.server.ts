import type {ProductCard} from '../../domain/product/product';
import type {Catalogue} from '../storefront/catalogue.server';

/** Returns the products that editors named by their handles, in their order, without those that are not to be had. */
export async function cardsByHandle(
  handles: readonly string[],
  catalogue: Pick<Catalogue, 'product' | 'cards'>,
): Promise<readonly ProductCard[]> {
  const products = await Promise.all(handles.map((handle) => catalogue.product(handle)));
  const ids = products.flatMap((product) => product?.id ?? []);
  return ids.length === 0 ? [] : await catalogue.cards(ids);
}
