import {Hono} from 'hono';
import {csrf} from 'hono/csrf';
import {HTTPException} from 'hono/http-exception';
import {NONCE, secureHeaders} from 'hono/secure-headers';
import {writeError} from '../../adapters/log';
import {isOutage} from '../../adapters/upstream';
import {workListOf} from '../../objects/work-list';
import {overviewPage} from '../../pages/overview-page';
import {failedRequest} from '../app';
import {boundBody} from '../bound-body';
import {retryAfterOutage} from '../over-limit';
import type {OperatorApp} from './app';
import {show, showProblem} from './app';
import {cases} from './cases';
import {deadLetters, mails} from './mails';
import {reviews} from './reviews';
import {browserLanguage, chosenLanguage, language} from './language';
import {session, sessionOnly} from './session';

/**
 * The operator's pages: HTML that works without scripts, behind a login. They are not cached, indexed or framed. Forms of other sites are
 * refused. Mounted at `/operator`.
 */
export const operatorPages = new Hono<OperatorApp>();

operatorPages.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: [NONCE],
      // The page's icon is an empty one.
      imgSrc: ['data:'],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: 'max-age=63072000; includeSubDomains',
    xFrameOptions: 'DENY',
    // With `no-referrer` browsers send forms with `Origin: null`. The URLs hold nothing private.
    referrerPolicy: 'same-origin',
    permissionsPolicy: {camera: [], geolocation: [], microphone: []},
  }),
);

operatorPages.use(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  c.set('language', chosenLanguage(c) ?? browserLanguage(c));
  c.set('session', null);
  await next();
});

operatorPages.use((c, next) => csrf({origin: c.env.SERVICE_ORIGIN})(c, next));
operatorPages.use(boundBody((c) => showProblem(c, 'too-large')));

operatorPages.route('/', language);
operatorPages.route('/', session);
operatorPages.use(sessionOnly);

operatorPages.get('/', async (c) => {
  const list = workListOf(c.env);
  const [reviewCount, letters, open, reminders] = await Promise.all([
    c.env.REVIEWS.getByName('shop').pendingCount(),
    deadLetters(c.env),
    list.open(),
    list.waiting(),
  ]);
  const ofKind = (kind: (typeof open)[number]['kind']) => open.filter((item) => item.kind === kind).length;
  const counts = {
    reviews: reviewCount,
    mails: letters.length,
    reminders,
    withdrawal: ofKind('withdrawal'),
    cancellation: ofKind('cancellation'),
    'return-label': ofKind('return-label'),
    return: ofKind('return'),
    gift: ofKind('gift'),
    'contact-request': ofKind('contact-request'),
  };
  return show(c, overviewPage(c.get('language'), counts));
});

operatorPages.route('/reviews', reviews);
operatorPages.route('/mails', mails);
operatorPages.route('/cases', cases);

operatorPages.all('*', (c) => showProblem(c, 'not-found'));

operatorPages.onError((error, c) => {
  if (error instanceof HTTPException) return showProblem(c, error.status === 403 ? 'forbidden' : 'invalid');
  writeError(error, failedRequest(c));
  if (isOutage(error)) return showProblem(c, 'unavailable', retryAfterOutage(error));
  return showProblem(c, 'internal');
});
