import type {ReactNode} from 'react';

import type {ContentExtras} from '../../domain/content/extras';
import type {EditorialPage as Page, OwnPartName} from '../../domain/content/page';
import {useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import {ContentPage} from './ContentPage';
import * as styles from './OwnPage.css';

type Props = {
  /** The editors' page around the part; `null` while the CMS does not answer. */
  readonly own: {readonly page: Page; readonly extras: ContentExtras} | null;
  readonly part: OwnPartName;
  /** The namespace whose `title` stands above the part where it is alone. */
  readonly texts: 'gift' | 'quiz';
  readonly children: ReactNode;
};

/** Shows a part of the shop in the midst of its page of the CMS; alone while the CMS does not answer. */
export function OwnPage({own, part, texts, children}: Props) {
  const translate = useTranslate<Props['texts']>();
  const isPlaced = own?.page.blocks.some((block) => block.kind === 'part' && block.part === part) ?? false;
  if (own !== null && isPlaced) return <ContentPage page={own.page} extras={own.extras} parts={{[part]: children}} />;
  return (
    <PageWidth className={styles.alone}>
      <h1>{translate(`${texts}:title`)}</h1>
      {children}
    </PageWidth>
  );
}
