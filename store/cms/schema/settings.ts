import type {DocumentFields} from './documents';
import type {FieldKinds} from './fields';
import type {Title} from './labels';

const SHOWN_ON: Title = {
  de: 'Teile von Pfaden, durch Kommas getrennt; „/“: überall; leer: nirgends',
  en: 'Parts of paths, separated by commas; “/”: everywhere; empty: nowhere',
};
const HIDDEN_ON: Title = {
  de: 'Teile von Pfaden, durch Kommas getrennt; leer: keine Ausnahme',
  en: 'Parts of paths, separated by commas; empty: no exception',
};

/** Returns the type of the settings of every page, one document per language. */
export function settingsTypes(kinds: FieldKinds): readonly DocumentFields[] {
  const {day, flag, group, href, line, lines, number} = kinds;
  const isOptional = true;
  return [
    {
      name: 'siteSettings',
      title: {de: 'Einstellungen', en: 'Settings'},
      isLocalised: true,
      fields: [
        announcementBar(kinds),
        group(
          'footerFootnote',
          {de: 'Fußnote unter jeder Seite', en: 'Footnote below every page'},
          [
            flag('footnoteActive', {de: 'Anzeigen', en: 'Show'}),
            lines('footnoteText', {de: 'Text', en: 'Text'}, {isOptional}),
          ],
          {isOptional},
        ),
        group(
          'pdpBuyboxFootnote',
          {de: 'Fußnote am Warenkorb-Knopf', en: 'Footnote below the button of a product'},
          [
            flag('buyboxFootnoteActive', {de: 'Anzeigen', en: 'Show'}),
            lines('buyboxFootnoteText', {de: 'Text', en: 'Text'}, {isOptional}),
          ],
          {isOptional},
        ),
        group(
          'shopReviews',
          {de: 'Bewertung des Shops', en: 'Reviews of the shop'},
          [
            number('rating', {de: 'Note (0 bis 5)', en: 'Rating (0 to 5)'}, {min: 0, max: 5}),
            number('count', {de: 'Anzahl', en: 'Count'}, {isWhole: true, min: 0}),
            line('source', {de: 'Quelle', en: 'Source'}),
            line(
              'verification',
              {de: 'Prüfung der Bewertungen', en: 'Verification of the reviews'},
              {
                isOptional,
                description: {
                  de: 'Ob und wie geprüft wird, dass gekauft hat, wer bewertet. Ohne Angabe wird die Note nicht gezeigt (§ 5b Abs. 3 UWG).',
                  en: 'Whether and how it is checked that reviewers have bought. Without it no rating is shown (§ 5b (3) UWG).',
                },
              },
            ),
            day('date', {de: 'Abgelesen am', en: 'Read on'}),
            href('url', {de: 'Adresse der Quelle', en: 'Address of the source'}),
          ],
          {isOptional},
        ),
      ],
    },
  ];
}

function announcementBar({flag, group, href, line}: FieldKinds) {
  const isOptional = true;
  return group(
    'announcementBar',
    {de: 'Ankündigung über jeder Seite', en: 'Announcement above every page'},
    [
      flag('barActive', {de: 'Anzeigen', en: 'Show'}),
      line('pitchText', {de: 'Text (ohne Text keine Ankündigung)', en: 'Text (none, no announcement)'}, {isOptional}),
      line(
        'ctaText',
        {de: 'Text des Verweises (ohne Text keine Ankündigung)', en: 'Text of the link (none, no announcement)'},
        {isOptional},
      ),
      href('linkURL', {de: 'Ziel (ohne Ziel keine Ankündigung)', en: 'Target (none, no announcement)'}, {isOptional}),
      line('imageSRC', {de: 'Bild: Pfad im Shop', en: 'Picture: a path of the shop'}, {isOptional}),
      line('showOnPages', {de: 'Auf diesen Seiten', en: 'On these pages'}, {isOptional, description: SHOWN_ON}),
      line(
        'hideOnPages',
        {de: 'Nicht auf diesen Seiten', en: 'Not on these pages'},
        {isOptional, description: HIDDEN_ON},
      ),
    ],
    {isOptional},
  );
}
