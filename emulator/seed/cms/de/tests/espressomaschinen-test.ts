import type {TestSource} from '../../source';

export const espressomaschinenTest: TestSource = {
  language: 'de',
  key: 'test-espresso-machines',
  slug: 'espressomaschinen-test',
  title: 'Espressomaschinen für den Anfang im Test',
  description: 'Vier Siebträger bis 900 €: Temperatur, Dampf, Aufheizzeit und was man selbst reparieren kann.',
  author: 'ole',
  date: '2025-12-04',
  picture: 'boa-luz-clearing',
  summary:
    'Eine gute Mühle ist wichtiger als die Maschine. Wenn sie da ist, trennt sich bei der Temperatur die Spreu vom Weizen.',
  method:
    'Alle Maschinen bekamen dieselbe Mühle, dasselbe Wasser und 30 Bezüge Waldgold. Ein Fühler im Sieb maß, wie sehr die Temperatur während des Bezugs schwankt. Danach hat Ole jede zerlegt und gezählt, wie viele Spezialwerkzeuge er braucht.',
  criteria: [
    ['Espresso', 35],
    ['Milch', 20],
    ['Bedienung', 15],
    ['Aufheizen', 10],
    ['Reparierbarkeit', 20],
  ],
  tested: [
    ['Eins', 'espressomaschine-eins', [9, 8, 8.5, 7, 9.5], 'Schwankt um 0,8 Grad. Ein Innensechskant öffnet alles.'],
    ['Lago Compact', null, [8.5, 8.5, 8, 9, 5], 'In drei Minuten heiß, stark im Dampf, innen verklebt.'],
    ['Primo Hebel', null, [8.5, 6, 6.5, 8, 9], 'Handhebel, kein Strom für die Pumpe, viel Gefühl nötig.'],
    ['Barista Set 15 Bar', null, [5, 6, 7.5, 9, 2], 'Viel Druck, wenig Espresso. Das Sieb schummelt die Crema.'],
  ],
  conclusion:
    'Die Eins braucht zwölf Minuten zum Aufheizen, dafür hält sie fünfzehn Jahre. Wer morgens keine Zeit hat, ist mit der Lago zufrieden, bis sie tropft. Vom Set mit fünfzehn Bar raten wir ab: Neun genügen.',
};
