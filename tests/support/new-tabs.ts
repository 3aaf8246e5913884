import {elements} from './html';

/** Links that break the rule: those to other hosts open a new tab and say so by `hint`, all others and downloads stay. */
export function wrongTabs(html: string, hint: string): readonly string[] {
  return elements(html, 'a').flatMap(({attributes, text}) => {
    const {href = '', target, download, 'aria-label': name = text} = attributes;
    const isElsewhere = /^https?:/.test(href) && download === undefined;
    const isRight = isElsewhere ? target === '_blank' && name.includes(hint) : target === undefined;
    return isRight ? [] : [href];
  });
}
