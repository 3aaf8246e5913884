import {contentSlugPath} from '../../config/paths';
import type {ContentLists} from '../../domain/content/extras';
import {clock} from '../../domain/content/guide';
import type {ListBlock as Block} from '../../domain/content/page';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {Grid} from '../../ui/Grid';
import {ContentCard} from './ContentCard';
import {ProjectList} from './ProjectList';

type Props = {readonly block: Block; readonly lists: ContentLists};

/** All guides, product tests or projects there are; nothing while they are not to be had. */
export function ListBlock({block: {list, anchor}, lists}: Props) {
  const id = anchor ?? undefined;
  switch (list) {
    case 'guides':
      return <GuideGrid id={id} guides={lists.guides} />;
    case 'productTests':
      return <TestGrid id={id} tests={lists.productTests} />;
    case 'currentProjects':
    case 'completedProjects':
      return <ProjectList id={id} projects={lists.projects} />;
  }
}

function GuideGrid({id, guides}: {readonly id: string | undefined; readonly guides: ContentLists['guides']}) {
  const translate = useTranslate();
  const language = useLanguage();
  const {number} = useFormat();
  return (
    <section id={id}>
      <Grid columns="large">
        {guides.map(({slug, title, picture, coffeeGrams, waterMillilitres, totalSeconds}) => (
          <li key={slug}>
            <ContentCard
              title={title}
              href={contentSlugPath(language, slug)}
              picture={picture}
              text={translate('content:guide.short', {
                grams: number(coffeeGrams),
                millilitres: number(waterMillilitres),
                time: clock(totalSeconds),
              })}
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}

function TestGrid({id, tests}: {readonly id: string | undefined; readonly tests: ContentLists['productTests']}) {
  const language = useLanguage();
  const {date} = useFormat();
  return (
    <section id={id}>
      <Grid columns="large">
        {tests.map(({slug, title, summary, picture, publishedAt}) => (
          <li key={slug}>
            <ContentCard
              title={title}
              href={contentSlugPath(language, slug)}
              picture={picture}
              text={summary}
              note={date(publishedAt)}
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}
