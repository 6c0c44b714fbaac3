import type { PromotionFormHandle } from './promotion-fields.ts';

/** A part of the form; `frozen` names the fields that can no longer change. */
export interface SectionProps {
  form: PromotionFormHandle;
  frozen: ReadonlySet<string>;
}
