import type {Content} from '../source';
import {authors, categories} from './blog';
import {guides} from './guides';
import {home} from './home';
import {pages} from './pages';
import {posts} from './posts';
import {projects} from './projects';
import {siteSettings} from './site-settings';
import {tests} from './tests';

/** Everything that the CMS holds in German. */
export const german: Content = {siteSettings, home, pages, authors, categories, posts, guides, tests, projects};
