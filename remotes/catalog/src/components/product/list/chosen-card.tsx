import { maxPageLimit } from '@pazar/contracts/page';
import type { ProductSummary } from '@pazar/contracts/product';
import { useBeside } from '@pazar/section/use-beside';
import { useWords } from '@pazar/section/use-words';
import { useHttp } from '@pazar/shell/http';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { useToday } from '@pazar/ui/input/use-today';
import { TextLink } from '@pazar/ui/text-link';
import { lotsOf, soldOf, weekOf } from '../../../api/product/chosen-product.ts';

/** A product of the list that was chosen: what is left of it, in which lots, and what was sold of it lately. */
export function ChosenCard({ product }: { product: ProductSummary }) {
  const { t, ...write } = useWords('catalog');
  const http = useHttp();
  const { id, name, baseUnit, stockAvailable, stockMode } = product;
  const lots = useBeside({ ...lotsOf(http, id), enabled: stockMode === 'FROM_PRODUCE' });
  const sales = useBeside(weekOf(http, id, useToday()));
  const bestBefore = lots.data?.find((lot) => lot.bestBefore !== null)?.bestBefore;
  const amount = (quantity: string) => write.quantity(quantity, baseUnit);
  const isPart = sales.data?.length === maxPageLimit;

  return (
    <InfoCard title={write.inOne(name)}>
      {lots.notice ?? sales.notice}
      <DescriptionList
        items={[
          {
            term: t('product.chosen.left'),
            detail: stockAvailable === null ? t('product.stock.onDemand') : amount(stockAvailable),
          },
          ...(lots.data ?? []).map((lot) => ({
            term: [t('product.chosen.lot', { number: lot.lotNumber }), lot.locationName]
              .filter(Boolean)
              .join(', '),
            detail: amount(lot.remaining),
          })),
          ...(bestBefore
            ? [{ term: t('product.chosen.best'), detail: write.day(bestBefore) }]
            : []),
          ...(sales.data === undefined
            ? []
            : [
                {
                  term: t('product.chosen.week'),
                  detail: isPart
                    ? t('product.chosen.moreThan', { quantity: amount(soldOf(id, sales.data)) })
                    : amount(soldOf(id, sales.data)),
                },
              ]),
        ]}
      />
      <TextLink to={`/product/${id}/stock`}>{t('product.stock.record')}</TextLink>
    </InfoCard>
  );
}
