/** What scripts/pictures.mjs draws beforehand. */
export {pictures} from './catalogue';
export {videos} from './videos';
export {frameOfWebp, webm} from './webm';
