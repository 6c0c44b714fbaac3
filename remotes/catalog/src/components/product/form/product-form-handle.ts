import type { RecordFormProps } from '@pazar/ui/form/record-form';
import type { ProductValues } from '../../../model/product/product-values.ts';

/** The form of a product at work. */
export type ProductFormHandle = RecordFormProps<ProductValues>['form'];
