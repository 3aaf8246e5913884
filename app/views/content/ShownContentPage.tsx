import type {ContentExtras} from '../../domain/content/extras';
import type {ShownContent} from '../../domain/content/page';
import {ContentPage} from './ContentPage';
import {GuidePage} from './GuidePage';
import {TestPage} from './TestPage';

type Props = {readonly shown: ShownContent; readonly extras: ContentExtras};

/** What stands at an address of the content: a page, a brewing guide or a product test. */
export function ShownContentPage({shown, extras}: Props) {
  switch (shown.state) {
    case 'found':
      return <ContentPage page={shown.page} extras={extras} />;
    case 'guide':
      return <GuidePage guide={shown.guide} products={extras.products} />;
    case 'test':
      return <TestPage test={shown.test} products={extras.products} />;
  }
}
