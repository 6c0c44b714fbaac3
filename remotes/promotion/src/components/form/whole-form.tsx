import { FormField } from '@pazar/section/form/form-field';
import { Columns, Stack } from '@pazar/ui/layout';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { LivePreview } from '../preview/live-preview.tsx';
import { LiveSentence } from '../preview/live-sentence.tsx';
import { NewPromotionInfo } from '../record/new-cards.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { EndField, StartField } from './day-fields.tsx';
import { StockLimit } from './limit-fields.tsx';
import { NameField } from './name-field.tsx';
import styles from './promotion-form.module.css';
import { RareSections } from './rare-sections.tsx';
import { RuleField } from './rule-field.tsx';
import { TargetField } from './target-field.tsx';

export interface WholeFormProps {
  form: PromotionFormHandle;
  /** Of a promotion that is stored. */
  id: string | undefined;
}

/** What customers get in one sentence, the fields, and beside them what they do. */
export function WholeForm({ form, id }: WholeFormProps) {
  return (
    <>
      {id === undefined && <NewPromotionInfo form={form} />}
      <LiveSentence form={form} id={id} />
      <div className={styles.frame}>
        <div className={styles.work}>
          <Stack gap="large">
            <NameField form={form} />
            <FormField form={form} name="rule">
              {(field, faults) => <RuleField {...field} faults={faults} form={form} />}
            </FormField>
            <FormField form={form} name="target">
              {(field) => <TargetField {...field} />}
            </FormField>
            <CurrencyChoice form={form} id={id} />
            <Columns>
              <StartField form={form} />
              <EndField form={form} />
            </Columns>
            <StockLimit form={form} />
            <RareSections form={form} />
          </Stack>
          <LivePreview form={form} id={id} />
        </div>
      </div>
    </>
  );
}
