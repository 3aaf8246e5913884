import {html} from 'hono/html';
import {inspectionPage, moment} from '../shared/inspection-page';
import type {Html} from '../shared/html';
import {textParts} from './links';
import type {OutboxMessage, MessageFilter} from './message';

/** Returns the outbox: what was sent, newest first, with a filter. */
export function outboxPage(messages: readonly OutboxMessage[], filter: MessageFilter): Html {
  const {to = '', kind = '', language = ''} = filter;
  const choice = (value: string, name: string) =>
    html`<option value="${value}" ${language === value ? 'selected' : ''}>${name}</option>`;
  return inspectionPage(
    'Outbox',
    html`<p>
        Nothing here left the machine. <a href="/mail/messages">The same as JSON</a>:
        <code>GET /mail/messages?to=&amp;kind=&amp;language=</code>.
      </p>
      <form method="get" action="/mail">
        <label>To <input name="to" type="text" inputmode="email" autocomplete="off" value="${to}" /></label>
        <label>Kind <input name="kind" type="text" autocomplete="off" value="${kind}" /></label>
        <label
          >Language
          <select name="language">
            ${choice('', 'Both')}${choice('de', 'German')}${choice('en', 'English')}
          </select></label
        >
        <button>Filter</button>
      </form>
      ${messages.length === 0 ? html`<p>No mail.</p>` : list(messages)}`,
  );
}

/** Returns one mail: its headers, its text with working links, and its HTML in a frame that may do nothing. */
export function messagePage(message: OutboxMessage): Html {
  const {id, to, subject, text, language, kind, headers, sentAt} = message;
  return inspectionPage(
    subject,
    html`<dl>
        <dt>To</dt>
        <dd>${to}</dd>
        <dt>Sent</dt>
        <dd>${moment(sentAt)}</dd>
        <dt>Kind</dt>
        <dd><a href="/mail?kind=${encodeURIComponent(kind)}">${kind}</a></dd>
        <dt>Language</dt>
        <dd>${language}</dd>
        ${Object.entries(headers).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <h2>HTML</h2>
      <iframe
        src="/mail/messages/${id}/html"
        title="${subject}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <p><a href="/mail/messages/${id}/html">HTML alone</a> · <a href="/mail/messages/${id}">JSON</a></p>
      <h2>Text</h2>
      <pre lang="${language}">
${textParts(text).map(({text: part, isLink}) => (isLink ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part))}</pre>`,
  );
}

function list(messages: readonly OutboxMessage[]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Sent (UTC)</th>
          <th scope="col">To</th>
          <th scope="col">Subject</th>
          <th scope="col">Kind</th>
          <th scope="col">Language</th>
        </tr>
      </thead>
      <tbody>
        ${messages.map(
          ({id, to, subject, kind, language, sentAt}) =>
            html`<tr>
              <td>${moment(sentAt)}</td>
              <td>${to}</td>
              <td><a href="/mail/${id}" lang="${language}">${subject}</a></td>
              <td>${kind}</td>
              <td>${language}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
