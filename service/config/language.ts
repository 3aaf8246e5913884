/** The languages of mails and texts. */
export type Language = 'de' | 'en';
