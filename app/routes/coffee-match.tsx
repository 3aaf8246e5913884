import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {HOME_COLLECTIONS} from '../config/commerce';
import {contentSlug} from '../pages/paths';
import {sharePicture} from '../domain/content/share-picture';
import {publicDocument} from '../domain/http/cache-policy';
import {recordTags} from '../domain/http/platform-change';
import {answersQuery, parseAnswers, quizStep} from '../domain/quiz/answers';
import {rankCoffees} from '../domain/quiz/match';
import {titledPageSeo} from '../i18n/titled-page.server';
import {OwnPage} from '../views/content/OwnPage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {quizResult} from '../views/quiz/quiz-result';
import {QuizPage, QuizSteps} from '../views/quiz/QuizPage';
import {QuizStart} from '../views/quiz/QuizQuestion';
import {readOwnPage} from './own-page.server';
import {QuizTexts} from '../views/quiz/texts';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {catalogue, i18n} = context;
  const answers = parseAnswers(new URL(request.url).searchParams);
  const query = answersQuery(answers);
  const step = quizStep(answers);
  if (step.at === 'question') {
    const own = answers.length === 0 ? await readOwnPage(context, 'coffeeMatch') : null;
    const texts = own === null ? i18n.texts('quiz') : i18n.texts('quiz', 'content', 'listing');
    const picture = own && sharePicture({state: 'found', page: own.page}, own.extras);
    const title = answers.length === 0 ? 'quiz:title' : (`quiz:question.${step.question.name}` as const);
    const seo = titledPageSeo('coffeeMatch', context, {picture, title});
    const tags = [`page:${contentSlug(i18n.language, 'coffeeMatch')}`];
    return data({texts, answers, result: null, own, seo}, {headers: publicDocument({tags, query})});
  }
  const matches = rankCoffees(await catalogue.candidates(HOME_COLLECTIONS.coffee), answers);
  const matched = matches[0] ? await catalogue.product(matches[0].card.handle) : null;
  const texts = i18n.texts('quiz', 'listing', 'product');
  const result = quizResult(matches, matched, context.today());
  const seo = titledPageSeo('coffeeMatch', context, {
    picture: result?.card.picture,
    title: result ? 'quiz:match.title' : 'quiz:none.title',
    values: {title: result?.card.title ?? ''},
  });
  const tags = matched ? recordTags(matched.id) : [];
  return data({texts, answers, result, own: null, seo}, {headers: publicDocument({tags, query})});
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function CoffeeMatchRoute() {
  const {texts, answers, result, own} = useLoaderData<typeof loader>();
  return (
    <QuizTexts texts={texts}>
      <QuizSteps answered={answers.length}>
        {own === null ? (
          <QuizPage answers={answers} result={result} />
        ) : (
          <OwnPage own={own} part="coffeeMatch" texts="quiz">
            <QuizStart />
          </OwnPage>
        )}
      </QuizSteps>
    </QuizTexts>
  );
}
