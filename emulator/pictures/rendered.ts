/** The drawings and the names of their files, bundled for scripts/lib/pictures. */
export {pictures} from './catalogue';
export {FORMATS, pictureFile, videoFile, widthsIn} from './formats';
export {videos} from './videos';
export {frameOfWebp, webm} from './webm';
