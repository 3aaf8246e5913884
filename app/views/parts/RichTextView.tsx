import {PortableText, type PortableTextReactComponents} from '@portabletext/react';
import type {ReactNode} from 'react';

import type {RichText, TextLinkMark} from '../../domain/content/rich-text';
import {classNames} from '../../ui/class-names';
import {TextLink} from '../../ui/TextLink';
import * as styles from './RichTextView.css';

type Props = {
  readonly content: RichText;
  readonly className?: string | undefined;
};

const components: Partial<PortableTextReactComponents> = {
  block: {
    h2: ({value, children}) => <h2 id={value._key}>{children}</h2>,
    h3: ({value, children}) => <h3 id={value._key}>{children}</h3>,
    h4: ({value, children}) => <h4 id={value._key}>{children}</h4>,
  },
  marks: {
    link: ({value, children}: {readonly value?: TextLinkMark; readonly children: ReactNode}) =>
      value ? <TextLink href={value.href}>{children}</TextLink> : <>{children}</>,
  },
};

/** Shows editors' text: paragraphs, headings, lists and links, in lines that can be read. */
export function RichTextView({content, className}: Props) {
  return (
    <div className={classNames(styles.text, className)}>
      <PortableText value={[...content]} components={components} />
    </div>
  );
}
