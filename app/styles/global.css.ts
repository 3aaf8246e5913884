/* The styles that every page needs, in the order of their layers. Imported once, by the root. */
import './reset.css';
import './base.css';
import './fonts.css';
import './theme.css';
