import {homePath} from '../../pages/paths';
import type {NoticeReceipt} from '../../domain/contract-notices/contract-notice';
import {cancellationFacts, type CancellationFacts} from '../../domain/contract-notices/receipt';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {TextPage} from '../parts/TextPage';
import {NoticeFacts} from './NoticeFacts';
import {useTranslate} from './texts';

type Props = {
  readonly notice: 'withdrawal' | 'cancellation' | 'contact';
  /** `null` on a page that was opened again: what was handed in is shown once. */
  readonly receipt: NoticeReceipt | null;
};

/**
 * Shows what follows a statement: that it is there, since when, and what both sides call it. The mail says the same.
 */
export function NoticeReceived({notice, receipt}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const format = useFormat();
  const home = <Button href={homePath(language)}>{translate('contractNotices:received.home')}</Button>;
  if (receipt === null) {
    return (
      <TextPage title={translate(`contractNotices:${notice}.title`)}>
        <Notice tone="info">
          <p>{translate('contractNotices:received.before')}</p>
        </Notice>
        {home}
      </TextPage>
    );
  }
  const {reference, receivedAt, mailed, facts} = receipt;
  const moment = {date: format.date(receivedAt), time: format.time(receivedAt)};
  return (
    <TextPage title={translate(`contractNotices:${notice}.received.title`)}>
      <Notice tone="success">
        <p>
          {translate(mailed ? `contractNotices:${notice}.received.text` : unmailedText(notice), {
            email: facts['email'] ?? '',
          })}
        </p>
      </Notice>
      <NoticeFacts
        values={facts}
        before={[
          [translate('contractNotices:received.statement'), translate(`contractNotices:${notice}.statement`)],
          ...(notice === 'cancellation' ? cancellationRows(facts, translate, format) : []),
        ]}
        after={[
          [translate('contractNotices:received.at'), translate('contractNotices:received.moment', moment)],
          [translate('contractNotices:received.reference'), reference],
        ]}
      />
      {home}
    </TextPage>
  );
}

/** The law wants a receipt of a statement by mail (§§ 312k, 356a BGB): the operator sends it. */
function unmailedText(notice: Props['notice']) {
  return notice === 'contact' ? 'contractNotices:contact.received.unmailed' : 'contractNotices:received.unmailed';
}

type Translate = ReturnType<typeof useTranslate>;

/** Kind, reason and end of a notice: what its confirmation has to repeat (§ 312k (4) BGB). */
function cancellationRows(
  facts: NoticeReceipt['facts'],
  translate: Translate,
  format: ReturnType<typeof useFormat>,
): readonly (readonly [term: string, value: string])[] {
  const notice = cancellationFacts(facts);
  if (notice === null) return [];
  const {kind, reason, endsOn} = notice;
  return [
    [translate('contractNotices:fields.kind.label'), translate(`contractNotices:cancellation.kinds.${kind}.title`)],
    ...(reason === null
      ? []
      : [[translate('contractNotices:fields.reason.label'), reasonText(reason, translate)] as const]),
    [
      translate('contractNotices:fields.endsOn.label'),
      endsOn === null ? translate('contractNotices:cancellation.received.earliest') : format.date(endsOn),
    ],
  ];
}

function reasonText(reason: NonNullable<CancellationFacts['reason']>, translate: Translate): string {
  return 'text' in reason
    ? reason.text
    : translate('contractNotices:cancellation.received.reasonKept', {count: reason.length});
}
