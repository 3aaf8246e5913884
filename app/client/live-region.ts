/** The id of the live region, which the frame shows empty: screen readers say what is written into it later. */
export const LIVE_REGION_ID = 'spoken';

let isSpeaking = false;

/** Announces a text to screen readers politely: they finish speaking first. The same text again is announced again. */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_REGION_ID);
  // `textContent` changes nothing in Chromium where the text is the same.
  region?.replaceChildren(text);
  isSpeaking = true;
  setTimeout(() => {
    isSpeaking = false;
  });
}

/** Announces a page by its title, unless something that just came with it has been announced, as the error of a form. */
export function announceTitle(): void {
  if (!isSpeaking) announce(document.title);
}
