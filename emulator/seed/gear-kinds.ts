import {collectionNumbers as c} from './collection-numbers';
import {pair, variantNumber} from './fields';
import type {Text} from './types';

/** What all gear of a kind shares. */
export type GearKind = {
  /** The first is the kind's own tag. */
  readonly tags: readonly string[];
  readonly collection: number;
  /** Falls under the law on old electrical devices: is taken back, has the crossed-out bin. */
  readonly electrical?: boolean;
  readonly warning: Text;
  /** Products that go with it. */
  readonly goes: readonly number[];
  /** Variants that fit it. */
  readonly fits?: readonly number[];
  readonly delivery?: Text;
};

const mains = pair(
  'Nur in trockenen Innenräumen betreiben. Vor dem Reinigen den Stecker ziehen und abkühlen lassen. Von Kindern fernhalten.|Use in dry indoor rooms only. Unplug and let cool before cleaning. Keep away from children.',
);
const hot = pair(
  'Wird im Gebrauch heiß: nur am Griff anfassen, nicht in Reichweite von Kindern abstellen.|Gets hot in use: touch the handle only, do not put down within reach of children.',
);
const glass = pair(
  'Glas kann bei großen Temperatursprüngen springen. Vor Gebrauch auf Risse prüfen, nicht auf die Herdplatte stellen.|Glass can crack with sudden changes of temperature. Check for cracks before use, do not put on a hob.',
);
const small = pair(
  'Enthält Kleinteile, die verschluckt werden können. Nicht für Kinder unter drei Jahren.|Contains small parts that can be swallowed. Not for children under three.',
);
const pressure = pair(
  'Steht unter Druck und Dampf: nie öffnen, solange es heiß ist, das Ventil frei halten.|Under pressure and steam: never open while hot, keep the valve clear.',
);
const chemical = pair(
  'Verursacht schwere Augenreizung. Darf nicht in die Hände von Kindern gelangen. Bei Berührung mit den Augen mit Wasser spülen.|Causes serious eye irritation. Keep out of reach of children. If in eyes, rinse with water.',
);
const harmless = pair('Keine besonderen Gefahren bei üblichem Gebrauch.|No particular hazards in ordinary use.');
const freight = pair('5–8 Werktage, per Spedition|5–8 working days, by freight');

/** Kinds of gear by the key that the data names. */
export const gearKinds = {
  handGrinder: {
    tags: ['hand-grinder', 'grinder'],
    collection: c.handGrinders,
    warning: small,
    goes: [1104, 1111, 1002],
    fits: [variantNumber(1104, 0), variantNumber(1111, 0)],
  },
  electricGrinder: {
    tags: ['electric-grinder', 'grinder'],
    collection: c.electricGrinders,
    electrical: true,
    warning: mains,
    goes: [1111, 1008, 1112],
    fits: [variantNumber(1111, 0)],
  },
  dripper: {
    tags: ['dripper', 'brewer'],
    collection: c.drippers,
    warning: hot,
    goes: [1108, 1110, 1001],
    fits: [variantNumber(1108, 0), variantNumber(1110, 0)],
  },
  carafe: {
    tags: ['carafe', 'brewer'],
    collection: c.carafes,
    warning: glass,
    goes: [1109, 1110, 1006],
    fits: [variantNumber(1109, 0)],
  },
  press: {tags: ['press', 'brewer'], collection: c.brewers, warning: hot, goes: [1101, 1012, 1111]},
  frenchPress: {
    tags: ['french-press', 'brewer'],
    collection: c.frenchPresses,
    warning: glass,
    goes: [1004, 1101, 1017],
  },
  mokaPot: {tags: ['moka-pot', 'brewer'], collection: c.mokaPots, warning: pressure, goes: [1009, 1035, 1113]},
  kettle: {
    tags: ['kettle', 'accessory'],
    collection: c.kettles,
    electrical: true,
    warning: mains,
    goes: [1104, 1105, 1111],
    fits: [variantNumber(1104, 0)],
  },
  stoveKettle: {tags: ['kettle', 'accessory'], collection: c.kettles, warning: hot, goes: [1104, 1105, 1111]},
  scale: {
    tags: ['scale', 'accessory'],
    collection: c.scales,
    electrical: true,
    warning: small,
    goes: [1104, 1110, 1101],
    fits: [variantNumber(1104, 0)],
  },
  measure: {tags: ['scale', 'accessory'], collection: c.scales, warning: harmless, goes: [1106, 1104, 1111]},
  jug: {tags: ['carafe', 'accessory'], collection: c.carafes, warning: hot, goes: [1016, 1104, 1106]},
  travelMachine: {
    tags: ['espresso-machine', 'machine'],
    collection: c.espressoMachines,
    electrical: true,
    warning: mains,
    goes: [1102, 1008, 1010],
  },
  espressoMachine: {
    tags: ['espresso-machine', 'machine', 'large-appliance'],
    collection: c.espressoMachines,
    electrical: true,
    warning: mains,
    goes: [1103, 1008, 1010],
    fits: [variantNumber(1103, 0)],
    delivery: freight,
  },
  fullyAutomatic: {
    tags: ['full-automatic-machine', 'machine', 'large-appliance'],
    collection: c.fullyAutomaticMachines,
    electrical: true,
    warning: mains,
    goes: [1033, 1008, 1113],
    delivery: freight,
  },
  filterMachine: {
    tags: ['filter-machine', 'machine'],
    collection: c.filterMachines,
    electrical: true,
    warning: mains,
    goes: [1016, 1017, 1108],
    fits: [variantNumber(1108, 0)],
  },
  filterPaper: {tags: ['filter-paper'], collection: c.paperFilters, warning: harmless, goes: [1104, 1001]},
  metalFilter: {
    tags: ['metal-filter', 'filter-paper'],
    collection: c.paperFilters,
    warning: harmless,
    goes: [1104, 1002],
  },
  espressoTool: {
    tags: ['espresso-tool', 'accessory'],
    collection: c.espressoTools,
    warning: harmless,
    goes: [1112, 1008, 1103],
  },
  milkJug: {tags: ['milk', 'accessory'], collection: c.milk, warning: hot, goes: [1112, 1028, 1113]},
  milkFrother: {
    tags: ['milk', 'accessory'],
    collection: c.milk,
    electrical: true,
    warning: mains,
    goes: [1028, 1033, 1113],
  },
  cup: {tags: ['cup', 'accessory', 'gift'], collection: c.cups, warning: harmless, goes: [1104, 1107, 1001]},
  travel: {tags: ['travel', 'accessory', 'gift'], collection: c.travel, warning: hot, goes: [1102, 1206, 1001]},
  storage: {tags: ['storage', 'accessory', 'gift'], collection: c.storage, warning: harmless, goes: [1008, 1001, 1101]},
  cleaning: {tags: ['cleaning', 'accessory'], collection: c.cleaning, warning: chemical, goes: [1112, 1103]},
  brush: {tags: ['cleaning', 'accessory'], collection: c.cleaning, warning: harmless, goes: [1101, 1103]},
  water: {tags: ['water', 'cleaning', 'accessory'], collection: c.cleaning, warning: harmless, goes: [1110, 1112]},
  sparePart: {tags: ['spare-part'], collection: c.spareParts, warning: small, goes: [1112, 1101]},
  book: {tags: ['book', 'gift'], collection: c.books, warning: harmless, goes: [1202, 1104]},
} as const satisfies Readonly<Record<string, GearKind>>;

export type GearKindName = keyof typeof gearKinds;
