import {accordion, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const jobsPage: PageSource = {
  language: 'de',
  key: 'jobs',
  slug: 'jobs',
  title: 'Jobs',
  seoTitle: 'Arbeiten bei Lichtung',
  description:
    'Offene Stellen in Rösterei, Werkstatt und Kundendienst in Hamburg, mit Gehalt, Stunden und dem Weg der Bewerbung.',
  blocks: [
    text(
      'Wir suchen Leute, die gern genau arbeiten und freundlich bleiben, wenn es eng wird. Kaffeewissen bringen wir dir bei. Das Gehalt steht bei jeder Stelle, damit du nicht fragen musst.',
    ),
    accordion('Offene Stellen', [
      [
        'Röstassistenz (m/w/d), 36 Stunden',
        'Du wiegst ab, überwachst die Kühlung, verkostest mit und lernst in zwei Jahren, selbst zu rösten. 60-kg-Säcke heben wir zu zweit oder mit dem Kran. Früher Beginn: 6:30 Uhr.\n\n**Gehalt:** 3.050 € im Monat, ab dem dritten Jahr 3.480 €.',
      ],
      [
        'Servicetechnik Espressomaschinen (m/w/d), 24–36 Stunden',
        'Du reparierst in der Werkstatt und zweimal im Monat bei Cafés vor Ort. Eine elektrotechnische Ausbildung brauchst du, Kaffee trinken musst du nicht.\n\n**Gehalt:** 3.600 € bei 36 Stunden.',
      ],
      [
        'Kundendienst Deutsch und Englisch (m/w/d), 20 Stunden',
        'Du beantwortest E-Mails und Anrufe, löst Probleme und darfst bis 50 € selbst entscheiden. Vormittags, auch von zu Hause.\n\n**Gehalt:** 1.720 € bei 20 Stunden.',
      ],
    ]),
    steps('So bewirbst du dich', [
      [
        'Schreib uns',
        'Zehn Sätze genügen: wer du bist, was du kannst, ab wann. An hallo@lichtung.example. Ein Foto wollen wir nicht.',
      ],
      ['Wir telefonieren', 'Innerhalb einer Woche meldet sich jemand aus dem Team, in dem du arbeiten würdest.'],
      ['Du probierst es aus', 'Ein bezahlter halber Tag bei uns. Danach wissen beide Seiten mehr.'],
    ]),
    text(`
## Was du bekommst

30 Tage Urlaub, das Deutschlandticket, zwei Kilo Kaffee im Monat, eine betriebliche Rente und einmal in fünf Jahren eine Reise auf eine Farm. Und Dienstagsfrühstück.
`),
  ],
};
