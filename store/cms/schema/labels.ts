/** The languages of the shop, and of the Studio's labels. */
export type Language = 'de' | 'en';

/** A label in each language of the Studio. */
export type Title = Readonly<Record<Language, string>>;

/** Why the Studio refuses a value. */
export const UNSAFE: Title = {
  de: 'Dorthin verweist der Shop nicht: bei „mailto:“ nur die Adresse, keine Benutzernamen, kein „//“ im Pfad',
  en: 'The shop does not link to this: after “mailto:” the address alone, no user names, no “//” in a path',
};
export const PICTURE_MISSING: Title = {de: 'Ein Bild fehlt', en: 'A picture is missing'};
export const IN_FUTURE: Title = {
  de: 'Kein Zeitpunkt in der Zukunft: Veröffentlichtes ist sofort im Shop',
  en: 'No moment to come: what you publish is in the shop at once',
};
export const TAKEN: Title = {de: 'Ein anderes Dokument hat diesen Wert', en: 'Another document has this value'};
