import { Columns, Stack } from '@pazar/ui/layout';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { EndField } from './day-fields.tsx';
import { StockLimit, UsageLimit } from './limit-fields.tsx';
import { NameField, NoteField } from './name-field.tsx';

/** What may still change once customers have seen the offer; the API refuses the rest. */
export function ChangeableFields({ form }: { form: PromotionFormHandle }) {
  return (
    <Stack gap="large">
      <NameField form={form} />
      <Columns>
        <EndField form={form} />
        <StockLimit form={form} />
        <UsageLimit form={form} />
      </Columns>
      <NoteField form={form} />
    </Stack>
  );
}
