import {videoAddress} from '../../images/media-address';
import {inLanguage} from '../catalogue';
import {lazy} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import type {Scope} from '../scope';
import {image} from './image';

/**
 * Returns the `Video` under a name, as metafields refer to it.
 *
 * @throws {Error} when there is none
 */
export function video(name: string, scope: Scope): Source {
  const found = scope.shop.videos[name];
  if (found === undefined) throw new Error(`There is no drawn video "${name}"`);
  const {width, height, alt, poster} = found;
  return {
    __typename: 'Video',
    id: gid('Video', name),
    alt: inLanguage(alt, scope.language),
    mediaContentType: 'VIDEO',
    presentation: null,
    previewImage: lazy(() => image(poster, scope)),
    sources: [{format: 'webm', mimeType: 'video/webm', url: videoAddress(scope.pictureOrigin, name), width, height}],
  };
}
