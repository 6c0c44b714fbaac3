import type { QuantityUnit } from '@pazar/format/quantity';
import { thousandthsOf } from '@pazar/format/quantity-math';
import { CodeField } from '@pazar/section/code-field';
import { useFormatters } from '@pazar/section/use-formatters';
import { SelectField } from '@pazar/ui/input/select-field';
import type { SaleChoice } from '../../model/sale-terms.ts';
import type { SaleTermsHandle } from './use-sale-terms.ts';

export interface SalePromotionProps {
  terms: SaleTermsHandle;
  choice: SaleChoice;
  /** Of the quantity. */
  unit: QuantityUnit;
  onChange: (change: Partial<SaleChoice>) => void;
}

/** Under which promotion something is sold, and what only some promotions ask for. */
export function SalePromotion({ terms, choice, unit, onChange }: SalePromotionProps) {
  const { t, ...format } = useFormatters('catalog');
  const { offers, reached, notice, isCodeUnknown, promotionId = null } = terms;
  if (offers === undefined) return notice;
  const { currency, locations, takesCode } = offers;
  const named = (name: (typeof offers.offers)[number]['promotion']['name'], minor: number) => ({
    name: format.localized(name),
    price: format.money({ minor, currency }),
  });
  const isReached = (id: string) => reached.some(({ offer }) => offer.promotion.id === id);
  const missed = offers.offers
    .filter(({ promotion }) => !isReached(promotion.id))
    .map(({ promotion, unitPriceMinor, from }) => {
      const offer = named(promotion.name, unitPriceMinor);
      // Any sale reaches it, once its quantity is known.
      if (thousandthsOf(from) <= 1n) return t('movement.promotion.offer', offer);
      return t('movement.promotion.from', { ...offer, quantity: format.quantity(from, unit) });
    });
  return (
    <>
      {locations.length > 0 && (
        <SelectField
          label={t('movement.promotion.place')}
          name="location"
          isOptional
          emptyLabel={t('produce.entry.notSaid')}
          value={choice.locationId}
          onChange={(locationId) => onChange({ locationId, promotionId: undefined })}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {(takesCode || choice.code !== '') && (
        <CodeField
          label={t('movement.promotion.code')}
          name="code"
          isOptional
          value={choice.code}
          error={isCodeUnknown ? t('movement.promotion.codeUnknown') : undefined}
          onChange={(code) => onChange({ code, promotionId: undefined })}
        />
      )}
      {offers.offers.length > 0 && (
        <SelectField
          label={t('movement.promotion.label')}
          name="promotion"
          emptyLabel={t('movement.promotion.none')}
          value={promotionId}
          hint={missed.length > 0 ? missed.join('; ') : undefined}
          // The price goes with the promotion until another one is typed.
          onChange={(id) => onChange({ promotionId: id, unitPriceMinor: undefined })}
          options={reached.map(({ offer: { promotion }, unitPriceMinor }) => ({
            value: promotion.id,
            label: t('movement.promotion.offer', named(promotion.name, unitPriceMinor)),
          }))}
        />
      )}
      {notice}
    </>
  );
}
