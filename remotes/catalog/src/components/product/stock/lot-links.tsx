import { maxPageLimit } from '@pazar/contracts/page';
import type { LotSummary } from '@pazar/contracts/produce';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { productLimits } from '@pazar/contracts/product-input';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatQuantity } from '@pazar/format/quantity';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productChanges } from '../../../api/product/product-changes.ts';
import { productQueries } from '../../../api/product/product-queries.ts';
import { ChangeFailure } from '../../change-failure.tsx';
import { CutNotice } from '../../cut-notice.tsx';
import { useProductChange } from '../detail/use-product-change.ts';
import styles from './stock.module.css';
import { stockFromLots } from '../../../model/product/stock.ts';

/** Which lots a product draws on. What that does to its stock is shown before it is saved. */
export function LotLinks({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const notify = useNotify();
  const { baseUnit, produceIds, stockMode } = product;
  const lots = useQuery(productQueries.lots(useHttp(), baseUnit));
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const change = useProductChange(product.id);
  const linked = chosen ?? produceIds;
  const isChanged = chosen !== null && !isSameSet(chosen, produceIds);
  const released = useLeaveGuard(isChanged);

  function save(): void {
    const send = (http: HttpClient) => productChanges.linkLots(http, product, linked);
    change.run({ what: { link: linked }, send }, () => {
      released();
      setChosen(null);
      notify(t('product.saved'));
    });
  }

  if (lots.isPending) return <LoadingState label={t('product.lots.loading')} />;
  if (lots.isLoadingError) {
    return (
      <LoadFailure
        title={t('product.lots.failed')}
        error={lots.error}
        isBusy={lots.isFetching}
        onRetry={() => void lots.refetch()}
      />
    );
  }
  const amount = (ids: readonly string[]) =>
    formatQuantity(stockFromLots(lots.data, ids), baseUnit, locale);
  return (
    <section className={styles.form} aria-label={t('product.lots.title')}>
      <h2 className={styles.heading}>{t('product.lots.title')}</h2>
      {lots.data.length === 0 ? (
        <TextLink to="/produce/new">{t('product.lots.none')}</TextLink>
      ) : (
        <CheckboxGroup
          label={t('product.field.produceIds')}
          name="produceIds"
          hint={t('product.lots.most', { most: productLimits.lots })}
          value={linked}
          onChange={setChosen}
          options={offered(lots.data, produceIds).map(
            ({ id, cropName, lotNumber, remaining, status }) => ({
              value: id,
              label: `${readLocalizedText(cropName, locale).text} ${lotNumber}`,
              detail: `${t(`produce.status.${status}`)} · ${formatQuantity(remaining, baseUnit, locale)}`,
            }),
          )}
        />
      )}
      <CutNotice count={lots.data.length} most={maxPageLimit} />
      {isChanged && (
        <p className={styles.effect} role="status">
          {stockMode === 'FROM_PRODUCE'
            ? t('product.lots.effect', { before: amount(produceIds), after: amount(linked) })
            : t('product.lots.noEffect')}
        </p>
      )}
      {change.error !== null && (
        <ChangeFailure title={t('product.action.failed')} error={change.error} />
      )}
      {isChanged && (
        <div className={styles.buttons}>
          <Button variant="primary" isBusy={change.isPending} onClick={save}>
            {t('product.lots.save')}
          </Button>
          <Button variant="quiet" onClick={() => setChosen(null)}>
            {t('product.lots.discard')}
          </Button>
        </div>
      )}
    </section>
  );
}

const over: readonly LotSummary['status'][] = ['CLOSED', 'LOST'];

/** The lots to choose from, those that are linked first; what is over is offered only to be unlinked. */
function offered(lots: readonly LotSummary[], linked: readonly string[]): readonly LotSummary[] {
  return [
    ...lots.filter(({ id }) => linked.includes(id)),
    ...lots.filter(({ id, status }) => !linked.includes(id) && !over.includes(status)),
  ];
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
