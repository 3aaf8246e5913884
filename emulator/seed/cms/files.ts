/** A file that visitors can download. */
export type SeedFile = {
  readonly name: string;
  readonly extension: 'txt';
  readonly mimeType: 'text/plain';
  readonly content: string;
};

function file(name: string, lines: readonly string[]): SeedFile {
  return {name, extension: 'txt', mimeType: 'text/plain', content: `${lines.join('\n')}\n`};
}

/** The files of the CMS. */
export const files: readonly SeedFile[] = [
  file('muster-widerrufsformular', [
    'Muster-Widerrufsformular',
    '',
    '(Wenn du den Vertrag widerrufen willst, fülle dieses Formular aus und sende es zurück.)',
    '',
    'An: Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, hallo@lichtung.example',
    '',
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*):',
    '',
    'Bestellt am (*) / erhalten am (*):',
    'Name des/der Verbraucher(s):',
    'Anschrift des/der Verbraucher(s):',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
    'Datum:',
    '',
    '(*) Unzutreffendes streichen.',
  ]),
  file('model-withdrawal-form', [
    'Model withdrawal form',
    '',
    '(Complete and return this form only if you wish to withdraw from the contract.)',
    '',
    'To: Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany, hallo@lichtung.example',
    '',
    'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*):',
    '',
    'Ordered on (*) / received on (*):',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper):',
    'Date:',
    '',
    '(*) Delete as appropriate.',
  ]),
  file('reparaturbegleitschein', [
    'Begleitschein für eine Reparatur',
    '',
    'Lichtung Werkstatt, Am Waldsaum 12, 22765 Hamburg',
    '',
    'Name und Anschrift:',
    'E-Mail und Telefon:',
    'Gerät und Seriennummer:',
    'Bestellnummer oder Kaufdatum:',
    'Was passiert, und wann zum ersten Mal:',
    'Was liegt bei (Zubehör, Behälter):',
    'Bis zu welchem Betrag dürfen wir ohne Rückfrage reparieren:',
  ]),
  file('repair-slip', [
    'Repair slip',
    '',
    'Lichtung workshop, Am Waldsaum 12, 22765 Hamburg, Germany',
    '',
    'Name and address:',
    'E-mail and phone:',
    'Device and serial number:',
    'Order number or date of purchase:',
    'What happens, and when it happened first:',
    'What you enclose (accessories, containers):',
    'Up to which amount may we repair without asking:',
  ]),
];
