import type {Language} from './languages';

type Names = Readonly<Record<Language, string>>;

function names(each: Names): Names {
  return each;
}

/** Everything that names the company. Nothing of it is written anywhere else. */
export const BRAND = {
  name: 'Lichtung',
  legalName: 'Lichtung Kaffeerösterei GmbH',
  foundation: 'Lichtung Stiftung',
  address: {street: 'Am Waldsaum 12', postalCode: '22765', city: 'Hamburg', country: 'DE'},
  phone: {display: '+49 40 66969 120', href: 'tel:+494066969120'},
  email: 'hallo@lichtung.example',
  whistleblowingUrl: 'https://hinweise.lichtung.example',
  social: {
    photo: {name: 'Instagram', handle: '@lichtung.kaffee', url: 'https://www.instagram.com/lichtung.kaffee'},
    social: {name: 'Facebook', handle: 'lichtungkaffee', url: 'https://www.facebook.com/lichtungkaffee'},
    video: {name: 'YouTube', handle: '@lichtungkaffee', url: 'https://www.youtube.com/@lichtungkaffee'},
  },
  awards: {
    roasterOfTheYear: {
      year: 2024,
      title: names({de: 'Röster des Jahres 2024', en: 'Roaster of the year 2024'}),
    },
    coffee: {
      title: names({de: 'Goldene Bohne 2025 für Spezialitätenkaffee', en: 'Golden Bean 2025 for specialty coffee'}),
      url: 'https://goldene-bohne.example/2025/lichtung',
    },
  },
  certificate: {
    title: names({de: 'Von Werkgut zertifiziertes Unternehmen', en: 'Company certified by Werkgut'}),
    url: 'https://werkgut.example/unternehmen/lichtung',
  },
} as const;

/** Specification, section 9, Customer care. Times are local times in Germany. */
export const CUSTOMER_CARE_HOURS = [
  {days: ['monday'], opens: '09:30', closes: '15:00'},
  {days: ['tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:30', closes: '13:30'},
] as const;
