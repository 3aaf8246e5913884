import {html} from 'hono/html';
import type {Html} from '../../shared/html';
import type {Frame} from './layout';
import {layout} from './layout';

/** Returns a page that says one thing and leads on: a placed order, an unknown checkout, an empty cart. */
export function messagePage(
  frame: Frame,
  message: {readonly title: string; readonly text: string; readonly link: string; readonly href: string},
): Html {
  return layout(
    frame,
    message.title,
    html`<div class="message">
      <h1>${message.title}</h1>
      <p>${message.text}</p>
      <p><a class="button" href="${message.href}">${message.link}</a></p>
    </div>`,
  );
}
