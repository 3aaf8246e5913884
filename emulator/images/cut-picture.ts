import type {Format} from '../pictures/formats';
import type {RenderedPicture} from './rendered-picture';
import type {Cut} from './wanted-size';

/** What cutting needs of the worker's configuration: the platform's image binding. */
export type CuttingEnv = {readonly IMAGES: Pick<ImagesBinding, 'input'>};

/** Cuts a part of a picture, at a size. */
export async function cutPicture(
  images: CuttingEnv['IMAGES'],
  {file}: RenderedPicture,
  {width, height, side}: Cut,
  format: Format,
): Promise<RenderedPicture> {
  if (file.body === null) throw new Error('A picture is empty');
  const made = await images
    .input(file.body)
    .transform({width, height, fit: 'cover', gravity: side})
    .output({format: `image/${format}`});
  return {file: made.response(), format};
}
