const de = {
  title: 'Anmelden',
  intro: 'Für alle, die den Laden betreiben. Die Anmeldung gilt acht Stunden.',
  label: 'Zugangsschlüssel',
  hint: 'Der Wert von OPERATOR_TOKEN.',
  button: 'Anmelden',
  wrong: 'Dieser Zugangsschlüssel stimmt nicht.',
  limited: (minutes: number) =>
    `Das waren zu viele Versuche. In ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} geht es weiter.`,
};

/** The login of the operator. */
export const LOGIN_TEXTS: {readonly de: typeof de; readonly en: typeof de} = {
  de,
  en: {
    title: 'Log in',
    intro: 'For those who run the shop. A login lasts eight hours.',
    label: 'Access key',
    hint: 'The value of OPERATOR_TOKEN.',
    button: 'Log in',
    wrong: 'This access key is not right.',
    limited: (minutes: number) =>
      `You tried too many times. You can go on in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  },
};
