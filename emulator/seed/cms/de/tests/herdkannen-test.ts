import type {TestSource} from '../../source';

export const herdkannenTest: TestSource = {
  language: 'de',
  key: 'test-moka-pots',
  slug: 'herdkannen-test',
  title: 'Herdkannen im Test',
  description:
    'Fünf Herdkannen aus Aluminium und Stahl: Dichtigkeit, Geschmack, Induktion und Griff. Welche brennt nicht an?',
  author: 'ole',
  date: '2025-11-27',
  picture: 'daemmerung-clearing',
  summary: 'Stahl ist kein Geschmack, aber bequemer. Entscheidend ist das Ventil, und an dem sparen erstaunlich viele.',
  method:
    'Zwanzig Kannen Kaffee mit jeder, auf Gas und Induktion. Das Ventil haben wir mit einer Pumpe geprüft: Es muss bei drei bis vier Bar öffnen. Zwei taten es nicht.',
  criteria: [
    ['Geschmack', 35],
    ['Sicherheit', 25],
    ['Verarbeitung', 20],
    ['Ersatzteile', 20],
  ],
  tested: [
    ['Herdkanne', 'herdkanne', [8.5, 9, 8.5, 9], 'Öffnet bei 3,2 Bar, Griff bleibt kalt, Dichtung für 3 € im Regal.'],
    ['Otto sechs Tassen', null, [8, 8.5, 7.5, 8.5], 'Der italienische Klassiker aus Aluminium. Nicht für Induktion.'],
    ['Stahl Alta', null, [8, 8, 9, 6], 'Schwer und dicht. Der Deckel klappert.'],
    ['Colora vier Tassen', null, [6.5, 5, 6, 3], 'Ventil öffnet erst bei sechs Bar. Wir raten ab.'],
    ['Minna zwei Tassen', null, [7, 5.5, 5, 2], 'Lack am Gewinde, Ventil klemmt nach zehn Bezügen.'],
  ],
  conclusion:
    'Achte auf ein Ventil mit Prüfzeichen und eine Dichtung, die man nachkaufen kann. Ob Aluminium oder Stahl, schmeckte in der Blindprobe niemand. Die beiden letzten haben wir den Behörden gemeldet.',
};
