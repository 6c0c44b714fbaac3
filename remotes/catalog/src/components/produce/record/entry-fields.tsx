import { currencySchema } from '@pazar/contracts/money';
import { salesChannelSchema } from '@pazar/contracts/movement';
import type { LotSummary } from '@pazar/contracts/produce';
import { unitName } from '@pazar/format/quantity';
import { amountOf, isQuantity } from '@pazar/format/quantity-math';
import { optionsOf } from '@pazar/section/options-of';
import { Picker } from '@pazar/section/picker';
import { productSource } from '@pazar/section/products';
import { useFormatters } from '@pazar/section/use-formatters';
import { MoneyField } from '@pazar/ui/input/money-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { Stack } from '@pazar/ui/layout';
import type { DraftChanges, EntryDraft } from '../../../model/produce/entry-draft.ts';
import { PriceSource } from '../../sale/price-source.tsx';
import { SalePromotion } from '../../sale/sale-promotion.tsx';
import type { SaleTermsHandle } from '../../sale/use-sale-terms.ts';
import styles from './entry-form.module.css';

export interface SaleFieldsProps {
  lot: LotSummary;
  draft: EntryDraft;
  terms: SaleTermsHandle;
  error: string | undefined;
  onChange: (change: DraftChanges) => void;
}

/** Where a lot was sold, for how much, and as which product. */
export function SaleFields({ lot, draft, terms, error, onChange }: SaleFieldsProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { quantity, unitPriceMinor, currency } = draft;
  const total =
    isQuantity(quantity) && unitPriceMinor !== null && !Number.isNaN(unitPriceMinor)
      ? format.money({ minor: amountOf(quantity, unitPriceMinor), currency })
      : null;

  return (
    <div className={styles.pair}>
      <Stack gap="small">
        <MoneyField
          label={t('movement.price', { unit: unitName(lot.unit, locale) })}
          currency={currency}
          isOptional
          hint={total === null ? undefined : t('produce.entry.total', { total })}
          error={error}
          value={unitPriceMinor}
          onChange={(price) => onChange({ unitPriceMinor: price })}
        />
        <PriceSource
          terms={terms}
          onChoose={(price) => onChange({ unitPriceMinor: price, promotionId: null })}
        />
      </Stack>
      <SelectField
        label={t('movement.channelLabel')}
        isOptional
        emptyLabel={t('produce.entry.notSaid')}
        value={draft.channel}
        onChange={(channel) => onChange({ channel })}
        options={optionsOf(salesChannelSchema.options, (channel) =>
          t(`movement.channel.${channel}`),
        )}
      />
      <Picker
        label={t('produce.entry.product')}
        source={productSource({ baseUnit: lot.unit })}
        isOptional
        value={draft.productId}
        onChange={(productId) =>
          onChange({ productId, code: '', locationId: null, promotionId: undefined })
        }
      />
      <SalePromotion terms={terms} choice={draft} unit={lot.unit} onChange={onChange} />
      <details className={styles.more}>
        <summary>
          {t('produce.entry.currency', { currency: t(`product.currency.${currency}`) })}
        </summary>
        <SelectField
          label={t('product.field.currency')}
          value={currency}
          onChange={(chosen) => onChange({ currency: chosen ?? currency, promotionId: undefined })}
          options={optionsOf(currencySchema.options, (value) => t(`product.currency.${value}`))}
        />
      </details>
    </div>
  );
}
