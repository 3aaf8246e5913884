import {Hono} from 'hono';
import {writeError} from './adapters/log';
import {isOutage} from './adapters/upstream';
import {envOf, presentEnv} from './env';
import type {ServiceBindings} from './env';
import {inGeneration} from './objects/generation';
import type {ServiceApp} from './routes/app';
import {failedRequest, refuse} from './routes/app';
import {control} from './routes/control';
import {labels} from './routes/labels';
import {operatorPages} from './routes/operator-pages/operator-pages';
import {retryAfterOutage} from './routes/over-limit';
import {personalData} from './routes/personal-data';
import {serviceApi} from './routes/service-api';
import {webhooks} from './routes/webhooks';
import {runSchedule} from './workflows/schedule';

export {AdminTokenObject} from './objects/admin-token-object';
export {AddressIndexObject} from './objects/address-index-object';
export {GiftVoucherObject} from './objects/gift-voucher-object';
export {IdempotencyObject} from './objects/idempotency-object';
export {LimitObject} from './objects/limit-object';
export {MailQueueObject} from './objects/mail-queue-object';
export {NewsletterObject} from './objects/newsletter-object';
export {NoticeObject} from './objects/notice-object';
export {OperatorSessionObject} from './objects/operator-session-object';
export {PaidOrdersObject} from './objects/paid-orders-object';
export {PriceHistoryObject} from './objects/price-history-object';
export {ReturnDeskObject} from './objects/return-desk-object';
export {ReviewsObject} from './objects/reviews-object';
export {SavedCartObject} from './objects/saved-cart-object';
export {SearchIndexObject} from './objects/search-index-object';
export {StockWatchObject} from './objects/stock-watch-object';
export {WorkListObject} from './objects/work-list-object';

const app = new Hono<ServiceApp>();

app.use(async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  if (!c.res.headers.has('Referrer-Policy')) c.header('Referrer-Policy', 'no-referrer');
});

app.route('/v1', serviceApi);
app.route('/webhooks', webhooks);
app.route('/labels', labels);
app.route('/control', control);
app.route('/operator/personal-data', personalData);
app.route('/operator', operatorPages);
app.get('/healthz', (c) => c.json({ok: true}));

app.notFound((c) => refuse(c, 404, 'not_found'));

app.onError((error, c) => {
  writeError(error, failedRequest(c));
  if (isOutage(error)) return refuse(c, 503, 'unavailable', retryAfterOutage(error));
  return refuse(c, 500, 'internal');
});

export {app};

/** Answers a request. @throws what kept it from its handler, such as a variable that is missing or wrong, once that is logged */
async function answerTo(request: Request, bindings: ServiceBindings, context: ExecutionContext): Promise<Response> {
  try {
    return await app.fetch(request, envOf(request, bindings), context);
  } catch (error) {
    writeError(error);
    throw error;
  }
}

export default {
  fetch: (request: Request, bindings: ServiceBindings, context: ExecutionContext) => {
    const answer = answerTo(request, bindings, context);
    // A request whose caller has gone is torn down where it stands, unless it is waited for. It would keep its idempotency key.
    context.waitUntil(answer.catch(() => undefined));
    return answer;
  },
  scheduled: async (_: ScheduledController, bindings: ServiceBindings) => {
    try {
      await runSchedule(inGeneration(presentEnv(bindings), 0), Date.now());
    } catch (error) {
      writeError(error);
      throw error;
    }
  },
};
