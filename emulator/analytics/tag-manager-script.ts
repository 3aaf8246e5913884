/**
 * Returns the tag manager's script of a container: it takes over `dataLayer`, and tells its host what was pushed before
 * and after, consent included. Nothing else: no cookie, no storage, no further request.
 *
 * @param container checked before: letters, digits and a dash
 */
export function tagManagerScript(container: string): string {
  return `(function () {
  'use strict';
  var layer = (window.dataLayer = window.dataLayer || []);
  var script = document.currentScript;
  if (!script || (window.google_tag_manager && window.google_tag_manager['${container}'])) return;
  window.google_tag_manager = window.google_tag_manager || {};
  window.google_tag_manager['${container}'] = {dataLayer: {name: 'dataLayer'}};
  var collect = new URL('/collect', script.src).href;
  function send(kind, name, data) {
    var body;
    try {
      body = JSON.stringify({container: '${container}', page: location.pathname, kind: kind, name: name, data: data});
    } catch (error) {
      return;
    }
    if (!(navigator.sendBeacon && navigator.sendBeacon(collect, body))) {
      fetch(collect, {method: 'POST', body: body, mode: 'no-cors', credentials: 'omit', keepalive: true}).catch(function () {});
    }
  }
  function take(entry) {
    if (!entry || Array.isArray(entry)) return;
    var isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    if (isCommand && entry[0] === 'consent') send('consent', String(entry[1]), entry[2]);
    else if (isCommand && entry[0] === 'event') send('event', String(entry[1]), entry[2]);
    else if (typeof entry.event === 'string') send('event', entry.event, entry);
  }
  var push = layer.push;
  layer.push = function () {
    var result = push.apply(layer, arguments);
    for (var index = 0; index < arguments.length; index += 1) take(arguments[index]);
    return result;
  };
  layer.slice().forEach(take);
  layer.push({event: document.readyState === 'loading' ? 'gtm.js' : 'gtm.dom'});
})();
`;
}
