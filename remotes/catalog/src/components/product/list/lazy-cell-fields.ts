import { lazyComponent } from '@pazar/section/lazy-component';
import type { MoneyFieldProps } from '@pazar/ui/input/money-field';
import type { QuantityFieldProps } from '@pazar/ui/input/quantity-field';

/** No row needs an input. In the file of the forms, because each file more is 60 bytes of the entry. */
const load = () => import(/* webpackChunkName: "product-bulk" */ './cell-fields.tsx');

export const PriceField = lazyComponent<'PriceField', MoneyFieldProps>(load, 'PriceField');
export const StockField = lazyComponent<'StockField', QuantityFieldProps>(load, 'StockField');
export const LimitField = lazyComponent<'LimitField', MoneyFieldProps>(load, 'LimitField');
