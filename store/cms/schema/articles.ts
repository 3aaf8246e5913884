import type {DocumentFields} from './documents';
import {SCORES_LIKE_CRITERIA, WEIGHTS_OF_100} from './entries-rules';
import type {FieldKinds} from './fields';
import type {Title} from './labels';

const TITLE: Title = {de: 'Titel', en: 'Title'};
const TEXT: Title = {de: 'Text', en: 'Text'};
const PICTURE: Title = {de: 'Bild', en: 'Picture'};
const ORDER: Title = {de: 'Reihenfolge', en: 'Order'};
const HANDLE: Title = {
  de: 'Handle in der Sprache des Dokuments (leer: nicht im Sortiment)',
  en: 'Handle in the document’s language (empty: not sold)',
};

const parts = (kinds: FieldKinds) => ({
  title: kinds.line('title', TITLE),
  image: kinds.picture('image', PICTURE),
  seo: kinds.own('seo', {de: 'Suchmaschinen', en: 'Search engines'}, 'seo'),
  order: kinds.number('order', ORDER, {isWhole: true}),
  author: kinds.reference('author', {de: 'Autorin oder Autor', en: 'Author'}, 'author'),
  publishedAt: kinds.publication('publishedAt', {de: 'Veröffentlicht am', en: 'Published at'}),
  amounts: [
    kinds.number('coffeeGrams', {de: 'Kaffee (g)', en: 'Coffee (g)'}, {isPositive: true}),
    kinds.number('waterMillilitres', {de: 'Wasser (ml)', en: 'Water (ml)'}, {isPositive: true}),
  ],
  item: [kinds.line('name', {de: 'Name', en: 'Name'}), kinds.line('productHandle', HANDLE, {isOptional: true})],
});

function blogTypes(kinds: FieldKinds): readonly DocumentFields[] {
  const {line, lines, own, reference, references, slug, words} = kinds;
  const {title, image, seo, order, author, publishedAt} = parts(kinds);
  const isOptional = true;
  return [
    {
      name: 'author',
      title: {de: 'Autorin oder Autor', en: 'Author'},
      isLocalised: true,
      fields: [
        line('name', {de: 'Name', en: 'Name'}),
        slug('name'),
        line('role', {de: 'Aufgabe', en: 'Role'}),
        lines('bio', {de: 'Über die Person', en: 'About'}),
      ],
    },
    {
      name: 'category',
      title: {de: 'Kategorie des Blogs', en: 'Category of the blog'},
      isLocalised: true,
      fields: [title, slug('title'), lines('description', {de: 'Beschreibung', en: 'Description'}), order],
    },
    {
      name: 'post',
      title: {de: 'Blogbeitrag', en: 'Blog post'},
      isLocalised: true,
      fields: [
        title,
        slug('title'),
        seo,
        lines('excerpt', {de: 'Anriss', en: 'Excerpt'}, {min: 40, max: 300}),
        image,
        author,
        reference('category', {de: 'Kategorie', en: 'Category'}, 'category'),
        publishedAt,
        own('body', TEXT, 'portableText'),
        words(
          'relatedProducts',
          {
            de: 'Passende Produkte: Handles in der Sprache des Beitrags',
            en: 'Related products: handles in the post’s language',
          },
          {isOptional},
        ),
        references('relatedPosts', {de: 'Weitere Beiträge', en: 'Related posts'}, 'post'),
      ],
    },
  ];
}

function guideType(kinds: FieldKinds): DocumentFields {
  const {entries, line, lines, number, own, slug} = kinds;
  const {title, image, seo, order, amounts, item} = parts(kinds);
  const isOptional = true;
  return {
    name: 'guide',
    title: {de: 'Brühanleitung', en: 'Brewing guide'},
    isLocalised: true,
    fields: [
      title,
      slug('title'),
      seo,
      order,
      image,
      own('intro', {de: 'Einleitung', en: 'Introduction'}, 'portableText'),
      ...amounts,
      number(
        'temperatureCelsius',
        {de: 'Wassertemperatur (°C; leer: bestimmt die Maschine)', en: 'Temperature (°C; empty: set by the machine)'},
        {isOptional, isPositive: true},
      ),
      line('grind', {de: 'Mahlgrad', en: 'Grind'}),
      number('totalSeconds', {de: 'Gesamtzeit (s)', en: 'Total time (s)'}, {isWhole: true, isPositive: true}),
      entries(
        'steps',
        {de: 'Schritte', en: 'Steps'},
        [
          {
            name: 'guideStep',
            title: {de: 'Schritt', en: 'Step'},
            fields: [
              line('heading', {de: 'Überschrift', en: 'Heading'}),
              lines('text', TEXT),
              number(
                'startsAtSeconds',
                {de: 'Beginn (s; leer: davor oder danach)', en: 'Start (s; empty: before or after brewing)'},
                {isOptional, isWhole: true, min: 0},
              ),
              number(
                'waterTotalMillilitres',
                {de: 'Wasser danach (ml)', en: 'Water after this step (ml)'},
                {isOptional, isPositive: true},
              ),
            ],
          },
        ],
        {min: 3},
      ),
      entries(
        'doses',
        {de: 'Mengen', en: 'Doses'},
        [
          {
            name: 'dose',
            title: {de: 'Menge', en: 'Dose'},
            fields: [number('cups', {de: 'Tassen', en: 'Cups'}, {isWhole: true, isPositive: true}), ...amounts],
          },
        ],
        {min: 1},
      ),
      entries(
        'items',
        {de: 'Zubehör', en: 'Equipment'},
        [{name: 'guideItem', title: {de: 'Zubehör', en: 'Equipment'}, fields: item}],
        {min: 1},
      ),
      own('tips', {de: 'Tipps', en: 'Tips'}, 'portableText'),
    ],
  };
}

function productTestType(kinds: FieldKinds): DocumentFields {
  const {entries, line, lines, number, numbers, own, slug} = kinds;
  const {title, image, seo, author, publishedAt, item} = parts(kinds);
  return {
    name: 'productTest',
    title: {de: 'Produkttest', en: 'Product test'},
    isLocalised: true,
    fields: [
      title,
      slug('title'),
      seo,
      image,
      publishedAt,
      author,
      lines('summary', {de: 'Zusammenfassung', en: 'Summary'}, {min: 40}),
      own('method', {de: 'Wie wir getestet haben', en: 'How we tested'}, 'portableText'),
      entries(
        'criteria',
        {de: 'Kriterien (zusammen 100 %)', en: 'Criteria (100 % together)'},
        [
          {
            name: 'criterion',
            title: {de: 'Kriterium', en: 'Criterion'},
            fields: [
              line('name', {de: 'Name', en: 'Name'}),
              number('weightPercent', {de: 'Gewicht (%)', en: 'Weight (%)'}, {isWhole: true, isPositive: true}),
            ],
          },
        ],
        {min: 3, rule: WEIGHTS_OF_100},
      ),
      entries(
        'tested',
        {de: 'Getestete Produkte', en: 'Tested products'},
        [
          {
            name: 'testedProduct',
            title: {de: 'Produkt', en: 'Product'},
            fields: [
              ...item,
              numbers(
                'scores',
                {de: 'Noten in der Reihenfolge der Kriterien', en: 'Scores in the order of the criteria'},
                {min: 0, max: 10},
              ),
              number('total', {de: 'Gesamtnote', en: 'Total'}, {min: 0, max: 10}),
              lines('verdict', {de: 'Urteil', en: 'Verdict'}),
            ],
          },
        ],
        {min: 2, rule: SCORES_LIKE_CRITERIA},
      ),
      own('conclusion', {de: 'Fazit', en: 'Conclusion'}, 'portableText'),
    ],
  };
}

function projectType(kinds: FieldKinds): DocumentFields {
  const {choice, day, line, lines, number, own, slug, words} = kinds;
  const {title, image, order} = parts(kinds);
  const isOptional = true;
  return {
    name: 'project',
    title: {de: 'Projekt der Stiftung', en: 'Project of the foundation'},
    isLocalised: true,
    fields: [
      choice(
        'status',
        {de: 'Stand', en: 'Status'},
        {current: {de: 'Läuft', en: 'Current'}, completed: {de: 'Abgeschlossen', en: 'Completed'}},
        'current',
      ),
      title,
      slug('title'),
      order,
      line('place', {de: 'Ort', en: 'Place'}),
      line('partner', {de: 'Partner', en: 'Partner'}),
      lines('description', {de: 'Kurzbeschreibung', en: 'Description'}),
      own('content', TEXT, 'portableText'),
      image,
      number('raisedCents', {de: 'Gesammelt (Cent)', en: 'Raised (cents)'}, {isWhole: true, min: 0}),
      number('goalCents', {de: 'Ziel (Cent)', en: 'Goal (cents)'}, {isWhole: true, isPositive: true}),
      day('asOf', {de: 'Stand der Zahlen', en: 'Date of the figures'}),
      day('completedOn', {de: 'Abgeschlossen am', en: 'Completed on'}, {isOptional}),
      words('achievements', {de: 'Erreicht', en: 'Achievements'}, {isOptional}),
    ],
  };
}

/**
 * Returns the types of blog posts with authors and categories, brewing guides, product tests and projects of the
 * foundation.
 */
export const articleTypes = (kinds: FieldKinds): readonly DocumentFields[] => [
  ...blogTypes(kinds),
  guideType(kinds),
  productTestType(kinds),
  projectType(kinds),
];
