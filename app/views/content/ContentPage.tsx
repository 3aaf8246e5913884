import {tableOfContents} from '../../domain/content/contents';
import type {ContentExtras} from '../../domain/content/extras';
import type {Heading, EditorialPage as Page} from '../../domain/content/page';
import {softHyphens} from '../../domain/hyphenation';
import {useLanguage} from '../../i18n/use-translate';
import {contentSlugPath, homePath} from '../../pages/paths';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {ContentBlock, type OwnParts} from './ContentBlock';
import * as styles from './ContentPage.css';
import {HeroBlock} from './PictureBlocks';
import {useTranslate} from './texts';

type Props = {
  readonly page: Page;
  readonly extras: ContentExtras;
  /** What a page of its own puts in the place of its parts. */
  readonly parts?: OwnParts;
};

const NO_PARTS: OwnParts = {};

/**
 * Shows a page of the CMS. One that opens with a hero takes its title from there; a long text has its contents beside
 * it.
 */
export function ContentPage({page, extras: {rows, lists}, parts = NO_PARTS}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {title, slug, blocks} = page;
  const [first] = blocks;
  const hero = first?.kind === 'hero' ? first : null;
  const contents = tableOfContents(page);
  return (
    <PageWidth className={styles.page}>
      <div className={styles.way}>
        <Breadcrumbs
          label={translate('content:breadcrumbs')}
          crumbs={[
            {title: translate('content:home'), url: homePath(language)},
            {title, url: contentSlugPath(language, slug)},
          ]}
        />
      </div>
      {hero ? <HeroBlock block={hero} as="h1" /> : <h1 className={styles.title}>{softHyphens(title)}</h1>}
      <div className={contents.length > 0 ? styles.withContents : undefined}>
        {contents.length > 0 && <TableOfContents headings={contents} />}
        <div className={styles.body}>
          {blocks.map((block) =>
            block === hero ? null : (
              <ContentBlock key={block.key} block={block} cards={rows[block.key] ?? []} lists={lists} parts={parts} />
            ),
          )}
        </div>
      </div>
    </PageWidth>
  );
}

/** Links to the headings of a long text; beside it on wide screens, above it on narrow ones. */
function TableOfContents({headings}: {readonly headings: readonly Heading[]}) {
  const translate = useTranslate();
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 className={styles.contentsTitle} id="contents-title">
        {translate('content:contents')}
      </h2>
      <ol className={styles.list}>
        {headings.map(({id, title}) => (
          <li key={id}>
            <TextLink href={`#${id}`} variant="quiet">
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
