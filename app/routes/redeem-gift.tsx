import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {isLanguage} from '../config/languages';
import {readOperation} from '../domain/form/read-form.server';
import {doneQuery, readDone, voucherCode, type GiftProblem, type GiftStep} from '../domain/gift/gift-voucher';
import {faultyAnswer, problemAnswer} from '../domain/gift/redeem-answer';
import {readRedeemForm} from '../domain/gift/redeem-form.server';
import {refusedInit} from '../domain/http/outcome-status';
import {partOr} from '../domain/part';
import {namedPageSeo} from '../i18n/named-page-titles';
import {TextScope} from '../i18n/use-translate';
import {OwnPage} from '../views/content/OwnPage';
import {GiftRedemption} from '../views/gift/GiftRedemption';
import {pageMeta} from '../views/parts/page-meta';
import {readOwnPage} from './own-page.server';

const PERSONAL = {'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer'};
const DOWN = {state: 'unavailable'} as const;

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

async function stepOf(
  request: Request,
  {limits, part, giftVouchers}: LoaderFunctionArgs['context'],
): Promise<GiftStep> {
  const {searchParams} = new URL(request.url);
  const typed = searchParams.get('code');
  const done = readDone(searchParams);
  if (done !== null) return done;
  if (typed === null) return {at: 'code', code: '', problem: null};
  const code = voucherCode(typed);
  if (code === null) return {at: 'code', code: typed.slice(0, 100), problem: {state: 'wrong'}};
  const verdict = await limits.take('giftRedemption', code);
  if (!verdict.allowed) return {at: 'code', code, problem: {state: 'limited', seconds: verdict.retryAfterSeconds}};
  const checked = partOr(await part(giftVouchers.check(code)), DOWN);
  return checked.state === 'valid' ? {at: 'address', voucher: checked.voucher} : {at: 'code', code, problem: checked};
}

export async function loader({request, context, params}: LoaderFunctionArgs) {
  if (!isLanguage(params['lang'])) throw new Response(null, {status: 404});
  const [step, own] = await Promise.all([stepOf(request, context), readOwnPage(context, 'redeemGiftSubscription')]);
  const refused = step.at === 'code' && step.problem !== null ? refusedInit(step.problem) : {status: 200, headers: {}};
  return data(
    {
      texts: context.i18n.texts('gift', 'content', 'listing'),
      seo: namedPageSeo('redeemGiftSubscription', 'gift', context),
      step,
      own,
    },
    {status: refused.status, headers: {...PERSONAL, ...refused.headers}},
  );
}

export async function action({request, context}: ActionFunctionArgs) {
  const form = await request.formData();
  const code = voucherCode(form.get('code'));
  const operation = readOperation(form);
  const reading = readRedeemForm(form);
  const typed = {code: code ?? '', values: reading.values};
  const refused = (problem: GiftProblem) => data(problemAnswer(typed, problem, operation), refusedInit(problem));
  if (code === null) return refused({state: 'wrong'});
  if (!reading.ok) return data({...typed, errors: reading.errors, problem: null, operation: null}, {status: 422});
  const verdict = await context.limits.take('giftRedemption', code);
  if (!verdict.allowed) return refused({state: 'limited', seconds: verdict.retryAfterSeconds});
  const outcome = partOr(await context.part(context.giftVouchers.redeem(code, reading.value, operation)), DOWN);
  if (outcome.state === 'redeemed') return redirect(context.pathname + doneQuery(outcome), 303);
  if (outcome.state === 'invalid') return data(faultyAnswer(typed, outcome.fields), {status: 422});
  return refused(outcome);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function RedeemGiftRoute() {
  const {texts, step, own} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  return (
    <TextScope texts={texts}>
      <OwnPage own={own} part="redeemGiftSubscription" texts="gift">
        <GiftRedemption step={step} answer={answer} />
      </OwnPage>
    </TextScope>
  );
}
