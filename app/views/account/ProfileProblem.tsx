import type {ProfileAnswer} from '../../domain/account/profile';
import {Notice} from '../../ui/Notice';
import {useTranslate} from './texts';

/** Shows why a form of the profile is shown again, at its head. */
export function ProfileProblem({answer: {problem, errors}}: {readonly answer: ProfileAnswer}) {
  const translate = useTranslate();
  const hasErrors = Object.keys(errors).length > 0;
  if (problem === null && !hasErrors) return null;
  const isKeySpent = problem?.code === 'unavailable' && problem.isKeySpent;
  return (
    <Notice tone="error" title={translate(`account:profile.refusal.${isKeySpent ? 'not-known-title' : 'title'}`)}>
      <p>{translate(`account:profile.refusal.${isKeySpent ? 'not-known' : (problem?.code ?? 'fields')}`)}</p>
    </Notice>
  );
}
