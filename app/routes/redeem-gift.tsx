import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {problemOf} from '../domain/form/form-answer';
import {CODE_REFUSALS, doneQuery, readDone, voucherCode, type GiftStep} from '../domain/gift/gift-voucher';
import {redeemForm} from '../domain/gift/redeem.form.server';
import {valueOr} from '../domain/fallible';
import {formAction} from '../forms/form-action.server';
import {keepFormOnNetworkError} from '../forms/network-error';
import {problemInit} from '../forms/problem-init';
import {titledPageSeo} from '../i18n/titled-page.server';
import {OwnPage} from '../views/content/OwnPage';
import {GiftRedemption} from '../views/gift/GiftRedemption';
import {pageMeta} from '../views/parts/page-meta';
import {readOwnPage} from './own-page.server';
import {GiftTexts} from '../views/gift/texts';

const DOWN = {state: 'unavailable'} as const;

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

async function stepOf(
  request: Request,
  {limits, fallible, giftVouchers}: LoaderFunctionArgs['context'],
): Promise<GiftStep> {
  const {searchParams} = new URL(request.url);
  const typed = searchParams.get('code');
  const done = readDone(searchParams);
  if (done !== null) return done;
  if (typed === null) return {at: 'code', code: '', problem: null};
  if (typed.trim() === '') return {at: 'code', code: '', problem: {code: 'required'}};
  const code = voucherCode(typed);
  if (code === null) return {at: 'code', code: typed.slice(0, 100), problem: {code: 'wrong'}};
  const verdict = await limits.take('giftRedemption', {targets: [code]});
  if (!verdict.allowed) return {at: 'code', code, problem: {code: 'rate-limited', seconds: verdict.retryAfterSeconds}};
  const checked = valueOr(await fallible(giftVouchers.check(code)), DOWN);
  return checked.state === 'done'
    ? {at: 'address', voucher: checked.voucher}
    : {at: 'code', code, problem: problemOf(checked)};
}

export async function loader({request, context}: LoaderFunctionArgs) {
  const [step, own] = await Promise.all([stepOf(request, context), readOwnPage(context, 'redeemGiftSubscription')]);
  const refused =
    step.at === 'code' && step.problem !== null
      ? problemInit<keyof typeof CODE_REFUSALS>(step.problem, CODE_REFUSALS)
      : {status: 200, headers: {}};
  context.form.hasErrors ||= refused.status >= 400;
  return data(
    {
      texts: context.i18n.texts('gift', 'content', 'listing'),
      seo: titledPageSeo('redeemGiftSubscription', context),
      step,
      own,
    },
    refused,
  );
}

export const action = formAction(redeemForm, async ({code, redemption}, {context, idempotencyKey}) => {
  const {giftVouchers, pathname} = context;
  if (code === null) return {state: 'refused', code: 'wrong'};
  const outcome = await giftVouchers.redeem(code, redemption, idempotencyKey);
  return outcome.state === 'done' ? {state: 'done', target: pathname + doneQuery(outcome)} : outcome;
});

export const clientAction = keepFormOnNetworkError;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function RedeemGiftRoute() {
  const {texts, step, own} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  return (
    <GiftTexts texts={texts}>
      <OwnPage own={own} part="redeemGiftSubscription" texts="gift">
        <GiftRedemption step={step} answer={answer} />
      </OwnPage>
    </GiftTexts>
  );
}
