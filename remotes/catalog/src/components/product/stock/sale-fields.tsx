import { priceLimits } from '@pazar/contracts/money';
import { type SalesChannel, salesChannelSchema } from '@pazar/contracts/movement';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { unitName } from '@pazar/format/quantity';
import { optionsOf } from '@pazar/section/options-of';
import { useFormatters } from '@pazar/section/use-formatters';
import { MoneyField } from '@pazar/ui/input/money-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { Stack } from '@pazar/ui/layout';
import { priceFault } from '../../../model/entry-faults.ts';
import type { MovementEntry } from '../../../model/product/movement-entry.ts';
import { PriceSource } from '../../sale/price-source.tsx';
import { SalePromotion } from '../../sale/sale-promotion.tsx';
import type { SaleTermsHandle } from '../../sale/use-sale-terms.ts';

export interface SaleFieldsProps {
  product: ProductDetail;
  entry: MovementEntry;
  terms: SaleTermsHandle;
  hasTried: boolean;
  onChange: (part: Partial<MovementEntry>) => void;
}

/** For how much a product is sold, under which promotion, and where. */
export function SaleFields({ product, entry, terms, hasTried, onChange }: SaleFieldsProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { baseUnit, currency } = product;
  const { sale } = entry;
  const fault = hasTried ? priceFault(terms.unitPriceMinor) : null;
  const price = format.money({ minor: priceLimits.max, currency });
  return (
    <>
      <Stack gap="small">
        <MoneyField
          label={
            entry.pack === null
              ? t('movement.price', { unit: unitName(baseUnit, locale) })
              : t('movement.pricePack')
          }
          name="price"
          currency={currency}
          isOptional
          value={terms.unitPriceMinor}
          error={fault === null ? undefined : t(`movement.fault.${fault}`, { price })}
          onChange={(unitPriceMinor) => onChange({ sale: { ...sale, unitPriceMinor } })}
        />
        <PriceSource
          terms={terms}
          onChoose={(unitPriceMinor) =>
            onChange({ sale: { ...sale, unitPriceMinor, promotionId: null } })
          }
        />
      </Stack>
      <SalePromotion
        terms={terms}
        choice={sale}
        unit={baseUnit}
        onChange={(change) => onChange({ sale: { ...sale, ...change } })}
      />
      <SelectField<SalesChannel>
        label={t('movement.channelLabel')}
        name="channel"
        value={entry.channel}
        onChange={(channel) => onChange({ channel: channel ?? entry.channel })}
        options={optionsOf(salesChannelSchema.options, (value) => t(`movement.channel.${value}`))}
      />
    </>
  );
}
