/** What a cart is called where its secret is not wanted: the id without its `?key=`. */
export function cartKey(cartId: string): string {
  return cartId.split('?')[0] ?? cartId;
}
