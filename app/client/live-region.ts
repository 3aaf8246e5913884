/** The id of the live region, which the frame shows empty: screen readers say what is written into it later. */
export const LIVE_REGION_ID = 'spoken';

/** Announces a text to screen readers politely: they finish speaking first. */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_REGION_ID);
  if (region) region.textContent = text;
}
