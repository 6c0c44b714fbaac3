import { promotionSketchSchema, type PromotionSketch } from '@pazar/contracts/promotion-input';
import { useFormValues } from '@pazar/section/form/use-form-values';
import { useSettled } from '@pazar/ui/input/use-settled';
import { useMemo } from 'react';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';

/** The promotion as it is written now, without its name; null while something cannot be read. */
export function useSketch(form: PromotionFormHandle): PromotionSketch | null {
  const { name: _, ...values } = useFormValues(form);
  const written = useSettled(JSON.stringify(values));
  return useMemo(() => {
    const given: unknown = JSON.parse(written);
    return promotionSketchSchema.safeParse(given).data ?? null;
  }, [written]);
}
