import type {ContentLists} from '../../domain/content/extras';
import type {ListContent as Block} from '../../domain/content/page';
import {type Project, raisedPercent} from '../../domain/content/project';
import type {ImageSource as PictureData} from '../../domain/picture';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {contentSlugPath} from '../../pages/paths';
import {Grid} from '../../ui/Layout';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {Progress} from '../../ui/Progress';
import {RichTextView} from '../parts/RichTextView';
import * as styles from './ListBlock.css';
import {useTranslate} from './texts';
import {useDuration} from './use-duration';

type Props = {readonly block: Block; readonly lists: ContentLists};

/**
 * Shows all guides, product tests or projects there are; nothing while they are not to be had. The first picture has
 * priority, because it is in the first window.
 */
export function ListBlock({block: {list, anchor}, lists}: Props) {
  const id = anchor ?? undefined;
  switch (list) {
    case 'guides':
      return <GuideGrid id={id} guides={lists.guides} />;
    case 'productTests':
      return <TestGrid id={id} tests={lists.productTests} />;
    case 'currentProjects':
    case 'completedProjects':
      return <ProjectList id={id} projects={lists[list]} />;
  }
}

function GuideGrid({id, guides}: {readonly id: string | undefined; readonly guides: ContentLists['guides']}) {
  const translate = useTranslate();
  const language = useLanguage();
  const {number} = useFormat();
  const duration = useDuration();
  return (
    <section id={id}>
      <Grid>
        {guides.map(({slug, title, picture, coffeeGrams, waterMillilitres, totalSeconds}, index) => (
          <li key={slug}>
            <ContentCard
              title={title}
              href={contentSlugPath(language, slug)}
              picture={picture}
              priority={index === 0}
              text={translate('content:guide.short', {
                grams: number(coffeeGrams),
                millilitres: number(waterMillilitres),
                time: duration(totalSeconds),
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
      <Grid>
        {tests.map(({slug, title, summary, picture, publishedAt}, index) => (
          <li key={slug}>
            <ContentCard
              title={title}
              href={contentSlugPath(language, slug)}
              picture={picture}
              priority={index === 0}
              text={summary}
              note={date(publishedAt)}
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}

type ContentCardProps = {
  readonly title: string;
  readonly href: string;
  readonly picture: PictureData;
  readonly priority: boolean;
  readonly text: string;
  readonly note?: string;
};

/** A guide or a product test in a list. */
function ContentCard({title, href, picture, priority, text, note}: ContentCardProps) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(max-width: 576px) 88vw, (max-width: 992px) 45vw, 25rem"
        priority={priority}
        decorative
      />
      <h2 className={styles.title}>
        <Link href={href} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.text}>{text}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </article>
  );
}

type ProjectListProps = {readonly id: string | undefined; readonly projects: readonly Project[]};

/** Projects of the foundation: where, with whom, what was raised until when, what came of it. */
function ProjectList({id, projects}: ProjectListProps) {
  return (
    <section className={styles.list} id={id}>
      {projects.map((project, index) => (
        <ProjectEntry key={project.slug} project={project} priority={index === 0} />
      ))}
    </section>
  );
}

type ProjectEntryProps = {readonly project: Project; readonly priority: boolean};

function ProjectEntry({project, priority}: ProjectEntryProps) {
  const translate = useTranslate();
  const {money, date} = useFormat();
  const {slug, title, place, partner, description, content, picture, raised, goal, asOf, completedOn} = project;
  const figures = translate('content:project.raised', {raised: money(raised), goal: money(goal)});
  return (
    <article className={styles.project} id={slug}>
      <Picture
        className={styles.listPicture}
        picture={picture}
        sizes="(max-width: 768px) 88vw, 30rem"
        priority={priority}
        decorative
      />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.place}>{translate('content:project.where', {place, partner})}</p>
        <p>{description}</p>
        <div className={styles.figures}>
          <Progress percent={raisedPercent(project)} label={figures} />
          <p>{figures}</p>
          <p className={styles.note}>
            {completedOn === null
              ? translate('content:project.asOf', {date: date(asOf)})
              : translate('content:project.completed', {date: date(completedOn)})}
          </p>
        </div>
        <RichTextView content={content} />
        <ul className={styles.done}>
          {project.achievements.map((achievement) => (
            <li key={achievement}>{achievement}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
