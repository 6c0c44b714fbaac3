import type { LotSummary } from '@pazar/contracts/produce';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { productLimits } from '@pazar/contracts/product-input';
import { lotSource } from '@pazar/section/lots';
import { MultiPicker } from '@pazar/section/multi-picker';
import { namedQuery } from '@pazar/section/search-source';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useNotify } from '@pazar/shell/notify';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Row } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { productResource } from '../../../api/product/products.ts';
import { stockFromLots } from '../../../model/product/stock.ts';

/** Which lots a product is sold from. What that does to its stock is shown before it is saved. */
export function LinkedLots({ product }: { product: ProductDetail }) {
  const { t } = useFormatters('catalog');
  const notify = useNotify();
  const { baseUnit, produceIds } = product;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const change = useApiMutation(productResource.mutation(product.id));
  const linked = chosen ?? produceIds;
  const isChanged = chosen !== null && !isSameSet(chosen, produceIds);
  const released = useLeaveGuard(isChanged);
  const ids = [...new Set([...produceIds, ...linked])];
  const { data, notice } = useInlineQuery(namedQuery(useHttp(), lotSource(), ids));
  const lots = data ?? [];
  const cropIds = cropsOf(lots.filter(({ id }) => produceIds.includes(id)));
  const limit = useLimitText(linked.length);
  const isKnown = ids.every((id) => lots.some((lot) => lot.id === id));

  function save(): void {
    const body = { produceIds: linked };
    change.mutate(productResource.replace(product, { name: 'produce', body }), {
      onSuccess: () => {
        released();
        setChosen(null);
        notify(t('product.saved'));
      },
    });
  }
  return (
    <PageSection title={t('product.lots.title')} isFramed>
      {(ids.length === 0 || data !== undefined) && (
        <MultiPicker
          label={t('product.field.produceIds')}
          addLabel={t('product.lots.add')}
          name="produceIds"
          hint={limit}
          searchHint={t(`product.lots.${cropIds.length > 0 ? 'offeredOfCrop' : 'offered'}`)}
          source={lotSource({ unit: baseUnit }, { stock: 'some', cropId: cropIds })}
          value={linked}
          onChange={setChosen}
          none={<TextLink to="/produce/new">{t('product.lots.none')}</TextLink>}
        />
      )}
      {notice}
      {isChanged && isKnown && <StockEffect product={product} linked={linked} lots={lots} />}
      <ChangeFailure title={t('product.action.failed')} error={change.error} />
      {isChanged && (
        <Row>
          <Button variant="primary" isBusy={change.isPending} onClick={save}>
            {t('links.save')}
          </Button>
          <Button variant="quiet" onClick={() => setChosen(null)}>
            {t('product.lots.discard')}
          </Button>
        </Row>
      )}
    </PageSection>
  );
}

/** How many there can be, once that many are chosen. */
function useLimitText(count: number): string | undefined {
  const { t, number } = useFormatters('catalog');
  const most = number(productLimits.lots);
  return count < productLimits.lots ? undefined : t('product.lots.most', { most });
}

interface StockEffectProps {
  product: ProductDetail;
  /** The lots that are chosen. */
  linked: readonly string[];
  /** Those that are chosen, and those that are linked until now. */
  lots: readonly LotSummary[];
}

/** Says what the chosen lots do to the stock of the product. */
function StockEffect({ product, linked, lots }: StockEffectProps) {
  const { t, ...format } = useFormatters('catalog');
  const { baseUnit, produceIds, stockMode } = product;
  const amount = (ids: readonly string[]) => format.quantity(stockFromLots(lots, ids), baseUnit);
  return (
    <p role="status">
      {stockMode === 'FROM_PRODUCE'
        ? t('product.lots.effect', { before: amount(produceIds), after: amount(linked) })
        : t('product.lots.noEffect')}
    </p>
  );
}

/** The crops from the list, each once. */
function cropsOf(lots: readonly LotSummary[]): readonly string[] {
  return [...new Set(lots.flatMap(({ cropId }) => cropId ?? []))];
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
