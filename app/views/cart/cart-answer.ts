/** Tells whether a page that shows the cart has to fetch it: a form was carried out and its answer has no cart. */
export function bringsNoCart(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('shown' in answer)) return true;
  const {shown} = answer;
  return typeof shown === 'object' && shown !== null && 'summary' in shown && shown.summary === null;
}
