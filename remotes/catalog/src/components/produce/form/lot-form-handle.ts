import type { RecordFormProps } from '@pazar/ui/form/record-form';
import type { LotValues } from '../../../model/produce/lot-values.ts';

/** The form of a lot at work. */
export type LotFormHandle = RecordFormProps<LotValues>['form'];
