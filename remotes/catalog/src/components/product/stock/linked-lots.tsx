import type { ProductDetail } from '@pazar/contracts/product-detail';
import { productLimits } from '@pazar/contracts/product-input';
import { lotSource } from '@pazar/section/lots';
import { ManyPicker } from '@pazar/section/many-picker';
import { namedQuery } from '@pazar/section/search-source';
import { useBeside } from '@pazar/section/use-beside';
import { useChange } from '@pazar/section/use-change';
import { useWords } from '@pazar/section/use-words';
import { useHttp } from '@pazar/shell/http';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useNotify } from '@pazar/shell/notify';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { Row } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { productResource } from '../../../api/product/products.ts';
import { stockFromLots } from '../../../model/product/stock.ts';

/** Which lots a product is sold from. What that does to its stock is shown before it is saved. */
export function LinkedLots({ product }: { product: ProductDetail }) {
  const { t, ...write } = useWords('catalog');
  const notify = useNotify();
  const { baseUnit, produceIds, stockMode } = product;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const change = useChange(productResource, product.id);
  const linked = chosen ?? produceIds;
  const isChanged = chosen !== null && !isSameSet(chosen, produceIds);
  const released = useLeaveGuard(isChanged);
  const ids = isChanged ? [...new Set([...produceIds, ...linked])] : [];
  const { data: lots = [], notice } = useBeside(namedQuery(useHttp(), lotSource(), ids));
  const isKnown = ids.every((id) => lots.some((lot) => lot.id === id));
  const amount = (some: readonly string[]) => write.quantity(stockFromLots(lots, some), baseUnit);

  function save(): void {
    const body = { produceIds: linked };
    change.run(productResource.replace(product, { name: 'produce', body }), () => {
      released();
      setChosen(null);
      notify(t('product.saved'));
    });
  }
  return (
    <PageSection title={t('product.lots.title')} isFramed>
      <ManyPicker
        label={t('product.field.produceIds')}
        name="produceIds"
        hint={t('product.lots.most', { most: write.number(productLimits.lots) })}
        source={lotSource({ unit: baseUnit })}
        value={linked}
        onChange={setChosen}
        none={<TextLink to="/produce/new">{t('product.lots.none')}</TextLink>}
      />
      {notice}
      {isChanged && isKnown && (
        <p role="status">
          {stockMode === 'FROM_PRODUCE'
            ? t('product.lots.effect', { before: amount(produceIds), after: amount(linked) })
            : t('product.lots.noEffect')}
        </p>
      )}
      <ChangeFailure title={t('product.action.failed')} error={change.error} />
      {isChanged && (
        <Row>
          <Button variant="primary" isBusy={change.isPending} onClick={save}>
            {t('product.lots.save')}
          </Button>
          <Button variant="quiet" onClick={() => setChosen(null)}>
            {t('product.lots.discard')}
          </Button>
        </Row>
      )}
    </PageSection>
  );
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
