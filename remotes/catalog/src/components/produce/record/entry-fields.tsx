import { maxPageLimit } from '@pazar/contracts/page';
import type { LotSummary } from '@pazar/contracts/produce';
import { currencySchema } from '@pazar/contracts/money';
import { salesChannelSchema } from '@pazar/contracts/movement';
import { formatMoney } from '@pazar/format/money';
import { unitName } from '@pazar/format/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { amountOf, isQuantity } from '@pazar/format/quantity-math';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { MoneyField } from '@pazar/ui/input/money-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import type { EntryDraft } from '../../../model/produce/entry-draft.ts';
import { useChoices } from '../../use-choices.tsx';
import styles from './entry-form.module.css';

export interface SaleFieldsProps {
  lot: LotSummary;
  draft: EntryDraft;
  error: string | undefined;
  onChange: (change: Partial<EntryDraft>) => void;
}

/** Where a lot was sold, for how much, and as which product. */
export function SaleFields({ lot, draft, error, onChange }: SaleFieldsProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { rows: products, notice } = useChoices(lotQueries.products(useHttp()), maxPageLimit);
  const sameUnit = products.filter(({ baseUnit }) => baseUnit === lot.unit);
  const { quantity, unitPriceMinor, currency } = draft;
  const total =
    isQuantity(quantity) && unitPriceMinor !== null && !Number.isNaN(unitPriceMinor)
      ? formatMoney({ minor: amountOf(quantity, unitPriceMinor), currency }, locale)
      : null;

  return (
    <div className={styles.pair}>
      <MoneyField
        label={t('produce.entry.price', { unit: unitName(lot.unit, locale) })}
        currency={currency}
        isOptional
        hint={total === null ? undefined : t('produce.entry.total', { total })}
        error={error}
        value={unitPriceMinor}
        onChange={(price) => onChange({ unitPriceMinor: price })}
      />
      <SelectField
        label={t('product.field.currency')}
        value={currency}
        onChange={(chosen) => onChange({ currency: chosen ?? currency })}
        options={currencySchema.options.map((value) => ({
          value,
          label: t(`product.currency.${value}`),
        }))}
      />
      <SelectField
        label={t('produce.entry.channel')}
        isOptional
        emptyLabel={t('produce.entry.notSaid')}
        value={draft.channel}
        onChange={(channel) => onChange({ channel })}
        options={salesChannelSchema.options.map((channel) => ({
          value: channel,
          label: t(`produce.channel.${channel}`),
        }))}
      />
      {notice}
      {sameUnit.length > 0 && (
        <SelectField
          label={t('produce.entry.product')}
          isOptional
          emptyLabel={t('produce.entry.notSaid')}
          value={draft.productId}
          onChange={(productId) => onChange({ productId })}
          options={sameUnit.map(({ id, name }) => ({
            value: id,
            label: readLocalizedText(name, locale).text,
          }))}
        />
      )}
    </div>
  );
}
