import {raisedPercent, type Project} from '../../domain/content/project';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Picture} from '../../ui/Picture';
import {Progress} from '../../ui/Progress';
import {RichTextView} from '../parts/RichTextView';
import * as styles from './ProjectList.css';

type Props = {readonly id: string | undefined; readonly projects: readonly Project[]};

/** Projects of the foundation: where, with whom, what was raised until when, what came of it. */
export function ProjectList({id, projects}: Props) {
  return (
    <section className={styles.list} id={id}>
      {projects.map((project) => (
        <ProjectEntry key={project.slug} project={project} />
      ))}
    </section>
  );
}

function ProjectEntry({project}: {readonly project: Project}) {
  const translate = useTranslate();
  const {money, date} = useFormat();
  const {slug, title, place, partner, description, content, picture, raised, goal, asOf, completedOn} = project;
  const figures = translate('content:project.raised', {raised: money(raised), goal: money(goal)});
  return (
    <article className={styles.project} id={slug}>
      <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 92vw, 30rem" decorative />
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
