import type { PromotionSummary } from '@pazar/contracts/promotion';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { promotionOverlaps } from '../../api/promotions.ts';
import { TimelineInfo } from '../timeline/timeline-info.tsx';

/** Beside the list: where promotions meet and who wins, and which one holds next. */
export function PromotionListInfo({ promotions }: { promotions: readonly PromotionSummary[] }) {
  const { data, notice } = useInlineQuery(promotionOverlaps(useHttp()));
  return (
    <>
      {notice}
      <TimelineInfo promotions={promotions} overlaps={data?.items ?? []} picked={undefined} />
    </>
  );
}
