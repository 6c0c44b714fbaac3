import {
  locationPageSchema,
  locationStatusSchema,
  locationTypeSchema,
} from '@pazar/contracts/location';
import { locationWarningSchema } from '@pazar/contracts/location-warning';
import { lotOriginSchema, lotPageSchema, lotStatusSchema } from '@pazar/contracts/produce';
import { productPageSchema, productStatusSchema } from '@pazar/contracts/product';
import { effectivePromotionStatusSchema, promotionPageSchema } from '@pazar/contracts/promotion';
import { promotionRuleTypeSchema } from '@pazar/contracts/promotion-bulk';
import { useTranslation } from 'react-i18next';
import { AgentRecords } from '../../components/agent/agent-records.tsx';
import { LazyLocationsMap } from '../../components/record/lazy-locations-map.ts';
import {
  lotRow,
  locationRow,
  productRow,
  promotionRow,
} from '../../components/agent/record-rows.tsx';
import { useCodeFilter } from '../../components/record/use-code-filter.ts';
import { lotList, locationList, productList, promotionList } from '../../model/lists.ts';

/** What one agent keeps, by kind: each list has an address below the agent. */
export function AgentProductsPage() {
  const { t } = useTranslation('management');
  const codes = useCodeFilter();
  const blocked = [{ value: 'blocked', label: t('code.BLOCKED') }];
  const filters = [
    codes('status', t('records.column.status'), productStatusSchema.options),
    { key: 'visibility', label: t('field.moderation'), options: blocked },
    codes('stock', t('field.stockState'), ['IN', 'LOW', 'OUT']),
    { key: 'updated', label: t('records.column.changed') },
  ] as const;
  const list = { kind: 'products', definition: productList, page: productPageSchema } as const;
  return <AgentRecords {...list} row={productRow} filters={filters} />;
}

export function AgentLotsPage() {
  const { t } = useTranslation('management');
  const codes = useCodeFilter();
  const filters = [
    codes('status', t('records.column.status'), lotStatusSchema.options),
    codes('origin', t('field.origin'), lotOriginSchema.options),
    { key: 'updated', label: t('records.column.changed') },
  ] as const;
  const list = { kind: 'produce', definition: lotList, page: lotPageSchema } as const;
  return <AgentRecords {...list} row={lotRow} filters={filters} />;
}

export function AgentLocationsPage() {
  const { t } = useTranslation('management');
  const codes = useCodeFilter(true);
  const filters = [
    codes('status', t('records.column.status'), locationStatusSchema.options),
    codes('type', t('field.type'), locationTypeSchema.options),
    codes('warning', t('records.column.warnings'), locationWarningSchema.options),
    { key: 'updated', label: t('records.column.changed') },
  ] as const;
  const list = { kind: 'locations', definition: locationList, page: locationPageSchema } as const;
  return (
    <AgentRecords
      {...list}
      row={locationRow}
      filters={filters}
      above={(locations) =>
        locations.length > 0 && <LazyLocationsMap label={t('records.map')} locations={locations} />
      }
    />
  );
}

export function AgentPromotionsPage() {
  const { t } = useTranslation('management');
  const codes = useCodeFilter(true);
  const filters = [
    codes('status', t('records.column.status'), effectivePromotionStatusSchema.options),
    codes('type', t('field.rule'), promotionRuleTypeSchema.options),
    { key: 'ends', label: t('records.column.ends') },
  ] as const;
  const list = {
    kind: 'promotions',
    definition: promotionList,
    page: promotionPageSchema,
  } as const;
  return <AgentRecords {...list} row={promotionRow} filters={filters} />;
}
