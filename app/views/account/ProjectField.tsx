import {DONATION, SOCIAL_PROJECTS, type SocialProject} from '../../config/commerce';
import {RadioCards} from '../../ui/RadioCards';
import type {CommandAnswer} from './CommandForm';
import {useTranslate} from './texts';

type Props = {readonly project: SocialProject | null; readonly answer: CommandAnswer | null};

/** Which social project the donation in the price goes to. */
export function ProjectField({project, answer}: Props) {
  const translate = useTranslate();
  return (
    <RadioCards
      legend={translate('account:commands.project.legend')}
      name="project"
      defaultValue={answer?.values['project'] ?? project ?? DONATION.defaultProject}
      cards={SOCIAL_PROJECTS.map(({code}) => ({
        value: code,
        title: translate(`account:project.${code}.title`),
        detail: translate(`account:project.${code}.text`),
      }))}
    />
  );
}
