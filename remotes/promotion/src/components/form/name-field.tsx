import { promotionLimits } from '@pazar/contracts/promotion-input';
import { FormField } from '@pazar/section/form/form-field';
import { LocalizedTextField } from '@pazar/section/form/localized-text-field';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';

/** What customers know it by, in both languages. */
export function NameField({ form }: { form: PromotionFormHandle }) {
  return (
    <FormField form={form} name="name">
      {(field, errors) => (
        <LocalizedTextField {...field} errors={errors} limit={promotionLimits.name.max} />
      )}
    </FormField>
  );
}
