import type {StorePage} from '../../seed/store-types';
import {inLanguage} from '../catalogue';
import type {Source} from '../field';
import {gid} from '../gid';
import type {Scope} from '../scope';

/** Returns a `ShopPolicy`. */
export function policySource({number, handle, title, html}: StorePage, {language, primaryOrigin}: Scope): Source {
  const name = inLanguage(handle, language);
  return {
    __typename: 'ShopPolicy',
    id: gid('ShopPolicy', number),
    handle: name,
    title: inLanguage(title, language),
    body: inLanguage(html, language),
    url: new URL(`/policies/${name}`, primaryOrigin).href,
  };
}
