import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {HOME_COLLECTIONS} from '../config/commerce';
import {isLanguage} from '../config/languages';
import {dayInGermany} from '../domain/delivery';
import {publicDocument} from '../domain/http/cache-policy';
import {parseAnswers, quizStep} from '../domain/quiz/answers';
import {rankCoffees} from '../domain/quiz/match';
import {namedPageSeo} from '../i18n/named-page-titles';
import {TextScope} from '../i18n/use-translate';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {quizResult} from '../views/quiz/quiz-result';
import {QuizPage} from '../views/quiz/QuizPage';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  if (!isLanguage(params['lang'])) throw new Response(null, {status: 404});
  const {catalogue, i18n, now} = context;
  const answers = parseAnswers(new URL(request.url).searchParams);
  const seo = namedPageSeo('coffeeMatch', 'quiz', context);
  const headers = publicDocument({tags: ['quiz', `listing:${HOME_COLLECTIONS.coffee}`]});
  if (quizStep(answers).at === 'question') {
    return data({texts: i18n.texts('quiz'), answers, result: null, seo}, {headers});
  }
  const matches = rankCoffees(await catalogue.candidates(HOME_COLLECTIONS.coffee), answers);
  const matched = matches[0] ? await catalogue.product(matches[0].card.handle) : null;
  const texts = i18n.texts('quiz', 'listing', 'product');
  const result = quizResult(matches, matched, dayInGermany(now().getTime()));
  return data({texts, answers, result, seo}, {headers});
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function CoffeeMatchRoute() {
  const {texts, answers, result} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <QuizPage answers={answers} result={result} />
    </TextScope>
  );
}
