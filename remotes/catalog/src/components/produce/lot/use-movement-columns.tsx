import type { Movement } from '@pazar/contracts/movement';
import { formatDateTime } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatQuantity } from '@pazar/format/quantity';
import { isPositive } from '@pazar/format/quantity-math';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import type { Column } from '@pazar/ui/data-table-column';
import { RowTitle } from '@pazar/ui/row-title';
import { TextLink } from '@pazar/ui/text-link';
import styles from './lot-ledger.module.css';

/** Whether an entry can be taken back: it stands, and is not itself a taking back. */
const isReversible = ({ reversesId, reversedById }: Movement) =>
  reversesId === null && reversedById === null;

/** The columns of a lot's ledger. */
export function useMovementColumns(onReverse: (movement: Movement) => void): Column<Movement>[] {
  const { t } = useTranslation('catalog');
  const locale = useLocale();

  function detailOf(movement: Movement): string | undefined {
    const { unitPriceMinor, currency, channel, productName, note } = movement;
    const price =
      unitPriceMinor === null || currency === null
        ? null
        : formatMoney({ minor: unitPriceMinor, currency }, locale);
    const product = productName === null ? null : readLocalizedText(productName, locale).text;
    const where = channel === null ? null : t(`produce.channel.${channel}`);
    return [price, where, product, note].filter((part) => part !== null).join(' · ') || undefined;
  }

  return [
    {
      key: 'type',
      header: t('produce.ledger.type'),
      isPrimary: true,
      cell: (movement) => (
        <RowTitle
          title={
            <span className={styles.type} data-void={!isReversible(movement)}>
              {t(`produce.type.${movement.type}`)}
              {movement.reversesId !== null && ` · ${t('produce.ledger.reversal')}`}
              {movement.reversedById !== null && ` · ${t('produce.ledger.reversed')}`}
            </span>
          }
          detail={detailOf(movement)}
        />
      ),
    },
    {
      key: 'quantity',
      header: t('produce.ledger.quantity'),
      align: 'end',
      card: 'aside',
      cell: ({ quantity, unit }) =>
        `${isPositive(quantity) ? '+' : ''}${formatQuantity(quantity, unit, locale)}`,
    },
    {
      key: 'day',
      header: t('produce.ledger.day'),
      cell: ({ occurredAt }) => formatDateTime(occurredAt, locale),
    },
    {
      key: 'actions',
      header: t('produce.ledger.actions'),
      cell: (movement) => (
        <span className={styles.actions}>
          <TextLink
            to={`/produce/trace/${movement.id}`}
            aria-label={t('produce.ledger.traceNamed', nameOf(movement))}
          >
            {t('produce.ledger.trace')}
          </TextLink>
          {isReversible(movement) && (
            <Button
              variant="quiet"
              aria-label={t('produce.ledger.reverseNamed', nameOf(movement))}
              onClick={() => onReverse(movement)}
            >
              {t('produce.ledger.reverse')}
            </Button>
          )}
        </span>
      ),
    },
  ];

  function nameOf({ type, quantity, unit, occurredAt }: Movement) {
    return {
      what: `${t(`produce.type.${type}`)} ${formatQuantity(quantity, unit, locale)}`,
      when: formatDateTime(occurredAt, locale),
    };
  }
}
