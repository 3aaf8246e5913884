import {reviewTextsSchema} from '../schema/reviews';
import {readJson} from './data-file';

/**
 * Reads `reviews/`.
 *
 * @param root the folder `emulator/seed`
 * @throws {SeedError} for a file that cannot be used
 */
export function readReviews(root: string) {
  return readJson(root, 'reviews/reviews.json', reviewTextsSchema);
}

export type Reviews = ReturnType<typeof readReviews>;
