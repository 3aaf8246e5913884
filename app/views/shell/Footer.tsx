import {createContext, useContext, useEffect, useId, useState} from 'react';

import {useLoaded} from '../../client/use-loaded';
import {inEachLanguage, type Language} from '../../config/languages';
import {hasShortFooter} from '../../domain/menu';
import {Written} from '../../framework/StaticIsland';
import {above} from '../../styles/breakpoints';
import {PageWidth} from '../../ui/PageWidth';
import {Logo} from '../parts/Logo';
import * as styles from './Footer.css';
import type {FooterBlocks, FooterBlocksProps, FooterContent} from './FooterBlocks';
import {FooterLegal} from './FooterLegal';
import type {ShellProps} from './shell-props';
import treeline from './treeline.svg';

type Props = Omit<ShellProps, 'menus'> &
  BlocksProps & {
    readonly year: number;
    readonly footnote: string | null;
  };

/** Shows the end of every page but the 404 page (Specification, section 2, Footer). */
export function Footer({language, path, switchUrl, year, footnote, reviews}: Props) {
  return (
    <footer id="footer" tabIndex={-1} className={styles.outside}>
      <Treeline />
      <div className={styles.ground}>
        <PageWidth>
          <Logo tone="onForest" />
          <Blocks key={language} language={language} path={path} reviews={reviews} />
          <FooterLegal language={language} path={path} switchUrl={switchUrl} year={year} footnote={footnote} />
        </PageWidth>
      </div>
    </footer>
  );
}

/**
 * Where the page ends, the forest begins: morning behind two rows of trunks, cut from paper. Decoration alone, and far down: a
 * file of its own, fetched when somebody comes near. Its hills stretch with the screen, the trunks keep to its sides and the sun to the
 * middle, so that the clearing is open at every width.
 */
function Treeline() {
  return <img className={styles.treeline} src={treeline} alt="" width={1400} height={170} loading="lazy" />;
}

/** What renders the blocks in one language. */
type BlocksParts = {readonly FooterBlocks: typeof FooterBlocks; readonly footer: FooterContent};

/** Gives the worker what renders the blocks of every document; a browser keeps their HTML and fetches this when a script opens a page with other blocks. */
export const FooterPartsContext = /* @__PURE__ */ createContext<Readonly<Record<Language, BlocksParts>> | null>(null);

const CONTENT = {
  de: () => import('../../i18n/footer-de'),
  en: () => import('../../i18n/footer-en'),
} satisfies Record<Language, () => Promise<object>>;

const LOAD_PARTS = inEachLanguage((language) => async (): Promise<BlocksParts> => {
  const [{FooterBlocks}, {footer}] = await Promise.all([import('./FooterBlocks'), CONTENT[language]()]);
  return {FooterBlocks, footer};
});

type BlocksProps = Omit<FooterBlocksProps, 'content'>;

function Blocks(props: BlocksProps) {
  const {language, path} = props;
  const id = useId();
  const [firstPath] = useState(path);
  const [isWritten, setWritten] = useState(true);
  const ofDocument = useContext(FooterPartsContext);
  const loaded = useLoaded(LOAD_PARTS[language], hasShortFooter(path) !== hasShortFooter(firstPath) || !isWritten);
  const parts = ofDocument?.[language] ?? loaded;
  useEffect(() => {
    const place = document.getElementById(id);
    setWritten(place !== null && place.childElementCount > 0);
    // What styles show unfolded from tablets on is so for screen readers, too.
    const fold = place?.querySelector('details');
    if (fold && matchMedia(above('md')).matches) fold.open = true;
  }, [id, parts]);
  useEffect(() => {
    if (parts === null) markCurrent(document.getElementById(id), path);
  }, [id, parts, path]);
  if (parts === null) return <Written id={id} as="div" />;
  return (
    <div id={id}>
      <parts.FooterBlocks {...props} content={parts.footer} />
    </div>
  );
}

/** Marks the links of a document's blocks that lead to the page that is shown now. */
function markCurrent(blocks: Element | null, path: string): void {
  for (const link of blocks?.querySelectorAll('a') ?? [])
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
}
