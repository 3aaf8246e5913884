import {searchPath} from '../../config/paths';
import {searchQuery, type SearchRequest} from '../../domain/search/search-request';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Pagination} from '../../ui/Pagination';

type Props = {
  readonly asked: SearchRequest;
  readonly pages: number;
};

/** Pages beside the one that is shown. */
const NEAR = 2;

/** The pages of a long list of results, each with everything that was asked for in its address. */
export function ResultPages({asked, pages}: Props) {
  const translate = useTranslate();
  const path = searchPath(useLanguage());
  if (pages < 2) return null;
  const current = Math.min(asked.page, pages);
  const url = (page: number) => `${path}?${searchQuery({...asked, page})}`;
  const shown = Array.from({length: pages}, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= NEAR,
  );
  return (
    <Pagination
      label={translate('common:pagination.label')}
      current={current}
      pages={shown.map((number) => ({
        number,
        url: url(number),
        label: translate('common:pagination.page', {number}),
      }))}
      previous={current > 1 ? {url: url(current - 1), label: translate('common:pagination.previous')} : undefined}
      next={current < pages ? {url: url(current + 1), label: translate('common:pagination.next')} : undefined}
    />
  );
}
