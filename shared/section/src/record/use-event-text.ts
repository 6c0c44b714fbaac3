import type { Locale } from '@pazar/contracts/locale';
import { stockEventSchema } from '@pazar/contracts/stock-event';
import { formatQuantity } from '@pazar/format/quantity';
import { isPositive } from '@pazar/format/quantity-math';
import { useTranslation } from 'react-i18next';
import { useActionText } from './use-action-text.ts';

/** The part of an event of the audit that its text needs. */
export interface TextedEvent {
  /** `stock.book` */
  readonly action: string;
  /** The changed fields as they became. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/**
 * The text of an event: a booking of stock with its quantity, `Sale: -12 kg` or `Sale reversed:
 * +12 kg`; any other event as `useActionText` has it.
 *
 * @param locale the interface language: the shell, too, uses this hook, outside of any section
 */
export function useEventText(locale: Locale): (event: TextedEvent) => string {
  const { t } = useTranslation('shell');
  const actionText = useActionText();
  return function eventText({ action, after }) {
    const { data } = stockEventSchema.safeParse(after);
    if (data === undefined) return actionText(action);
    const type = t(`record.stock.type.${data.type}`);
    const sign = isPositive(data.quantity) ? '+' : '';
    const quantity = sign + formatQuantity(data.quantity, data.unit, locale);
    return action === 'stock.reverse'
      ? t('record.stock.reversed', { type, quantity })
      : `${type}: ${quantity}`;
  };
}
