import {homePath} from '../../config/paths';
import type {NoticeReceipt} from '../../domain/notices/notice';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {NoticeFacts, NoticePage} from './NoticePage';

type Props = {
  readonly notice: 'withdrawal' | 'cancellation' | 'contact';
  /** `null` on a page that was opened again: what was handed in is shown once. */
  readonly receipt: NoticeReceipt | null;
};

/** What follows a statement: that it is there, since when, and what both sides call it. The mail says the same. */
export function NoticeReceived({notice, receipt}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const format = useFormat();
  const home = <Button href={homePath(language)}>{translate('notices:received.home')}</Button>;
  if (receipt === null) {
    return (
      <NoticePage title={translate(`notices:${notice}.title`)}>
        <Notice tone="info">
          <p>{translate('notices:received.before')}</p>
        </Notice>
        {home}
      </NoticePage>
    );
  }
  const {reference, receivedAt, facts} = receipt;
  const moment = {date: format.date(receivedAt), time: format.time(receivedAt)};
  return (
    <NoticePage title={translate(`notices:${notice}.received.title`)}>
      <Notice tone="success">
        <p>{translate(`notices:${notice}.received.text`, {email: facts['email'] ?? ''})}</p>
      </Notice>
      <NoticeFacts
        values={facts}
        before={[[translate('notices:received.statement'), translate(`notices:${notice}.statement`)]]}
        after={[
          [translate('notices:received.at'), translate('notices:received.moment', moment)],
          [translate('notices:received.reference'), reference],
        ]}
      />
      {home}
    </NoticePage>
  );
}
