import { namesOf } from '@pazar/contracts/declared-text';
import { promotionTexts } from '@pazar/contracts/record-texts';
import { useTranslation } from 'react-i18next';
import { useFormValues } from '@pazar/section/form/use-form-values';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';

/** What the folded sections of the form hold, in a few words each. */
export function useHeld(form: PromotionFormHandle) {
  const { t } = useTranslation('promotion');
  const { trigger, code, locationIds, conditions, usageLimit, weekly, ...values } =
    useFormValues(form);
  const { label, show } = form.texts;
  const limits = [
    ['conditions.minQuantity', conditions.minQuantity],
    ['conditions.minAmountMinor', conditions.minAmountMinor],
    ['usageLimit', usageLimit],
  ] as const;
  const set = limits.filter(([, value]) => value !== null);
  const nothing = t('promotion.form.none');
  return {
    who: trigger === 'CODE' ? (code ?? t('promotion.trigger.CODE')) : t('promotion.form.everybody'),
    where: show('locationIds', locationIds),
    conditions:
      set.map(([name, value]) => `${label(name)}: ${show(name, value)}`).join(' · ') || nothing,
    hours: weekly === null ? t('promotion.form.allDay') : show('weekly', weekly),
    texts:
      namesOf(promotionTexts)
        .map((name) => values[name])
        .find((text) => text !== null) ?? nothing,
  };
}
