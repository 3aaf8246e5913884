/** How long the link of a double opt-in mail confirms its request. The mails and `contracts/README.md` promise three days. */
export const CONFIRMATION_LINK_MS = 3 * 24 * 60 * 60 * 1000;
