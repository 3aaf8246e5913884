const de = {
  name: 'Betrieb',
  menu: 'Bereiche',
  skip: 'Zum Inhalt',
  sections: {overview: 'Übersicht', reviews: 'Bewertungen', cases: 'Vorgänge', mails: 'E-Mails'},
  otherLanguage: 'English',
  logout: 'Abmelden',
  problem: 'Fehler',
  back: 'Zur Übersicht',
  problems: {
    forbidden: {
      title: 'Das Formular kam von einer anderen Seite',
      text: 'Öffne die Seite neu und schick das Formular dort noch einmal ab.',
    },
    'not-found': {title: 'Diese Seite gibt es nicht', text: 'Vielleicht ist der Vorgang schon abgelaufen.'},
    invalid: {
      title: 'Das Formular war unvollständig',
      text: 'Öffne die Seite neu und schick das Formular noch einmal ab.',
    },
    'too-large': {title: 'Das Formular war zu lang', text: 'Kürz die Eingaben und schick das Formular noch einmal ab.'},
    unavailable: {
      title: 'Gerade nicht erreichbar',
      text: 'Versuch es in einem Moment noch einmal. Was schon gespeichert war, ist noch da.',
    },
    internal: {title: 'Da ist etwas schiefgegangen', text: 'Der Fehler steht im Protokoll des Dienstes.'},
  },
};

/** The texts around every page of the operator, and those of pages that cannot be shown. */
export const PAGE_TEXTS: {readonly de: typeof de; readonly en: typeof de} = {
  de,
  en: {
    name: 'Back office',
    menu: 'Sections',
    skip: 'Skip to content',
    sections: {overview: 'Overview', reviews: 'Reviews', cases: 'Cases', mails: 'E-mails'},
    otherLanguage: 'Deutsch',
    logout: 'Log out',
    problem: 'Error',
    back: 'Back to the overview',
    problems: {
      forbidden: {
        title: 'The form came from another page',
        text: 'Open the page again and send the form from there.',
      },
      'not-found': {title: 'There is no such page', text: 'The case may have expired.'},
      invalid: {title: 'The form was incomplete', text: 'Open the page again and send the form once more.'},
      'too-large': {title: 'The form was too long', text: 'Shorten what you entered and send the form again.'},
      unavailable: {
        title: 'Out of reach just now',
        text: 'Try again in a moment. Everything that was saved is still there.',
      },
      internal: {title: 'Something went wrong', text: 'The error is in the log of the service.'},
    },
  },
};
