import type { Movement } from '@pazar/contracts/movement';
import { isPositive } from '@pazar/format/quantity-math';
import { useFormatters } from '@pazar/section/use-formatters';
import { Link } from 'react-router-dom';
import type { Column } from '@pazar/ui/data-table-column';
import { Icon } from '@pazar/ui/icon';
import { IconButton } from '@pazar/ui/icon-button';
import { RowTitle } from '@pazar/ui/row-title';
import type { LedgerOwner } from './ledger-page.ts';
import { productResource } from '../../api/product/products.ts';
import styles from './ledger.module.css';

/** Whether a movement can be reversed: it counts, and does not itself reverse one. */
const isReversible = ({ reversesId, reversedById }: Movement) =>
  reversesId === null && reversedById === null;

/** The columns of a ledger. On that of a product each movement names its lot, and the other way. */
export function useMovementColumns(
  owner: LedgerOwner,
  { onReverse, onCorrect }: Record<'onReverse' | 'onCorrect', (movement: Movement) => void>,
): Column<Movement>[] {
  const { t, ...format } = useFormatters('catalog');

  function detailOf(movement: Movement): string | undefined {
    const { unitPriceMinor, currency, channel, productName, lotNumber, note } = movement;
    const price =
      unitPriceMinor === null || currency === null
        ? null
        : format.money({ minor: unitPriceMinor, currency });
    const product = productName === null ? null : format.localized(productName);
    const where = channel === null ? null : t(`movement.channel.${channel}`);
    const other = owner === productResource ? lotNumber : product;
    return [price, where, other, note].filter((part) => part !== null).join(' · ') || undefined;
  }
  const nameOf = ({ type, quantity, unit, occurredAt }: Movement) => ({
    what: `${t(`movement.type.${type}`)} ${format.quantity(quantity, unit)}`,
    when: format.day(occurredAt),
  });

  return [
    {
      key: 'type',
      header: t('movement.column.type'),
      isPrimary: true,
      cell: (movement) => (
        <RowTitle
          title={
            <span className={styles.type} data-void={!isReversible(movement)}>
              {t(`movement.type.${movement.type}`)}
              {movement.reversesId !== null && ` · ${t('movement.isReversal')}`}
              {movement.reversedById !== null && ` · ${t('movement.isReversed')}`}
            </span>
          }
          detail={detailOf(movement)}
        />
      ),
    },
    {
      key: 'quantity',
      header: t('movement.column.quantity'),
      kind: 'number',
      align: 'end',
      card: 'aside',
      cell: ({ quantity, unit }) =>
        `${isPositive(quantity) ? '+' : ''}${format.quantity(quantity, unit)}`,
    },
    {
      key: 'day',
      header: t('movement.column.day'),
      kind: 'date',
      align: 'end',
      card: 'aside',
      cell: ({ occurredAt }) => format.day(occurredAt),
    },
    {
      key: 'actions',
      header: t('movement.column.actions'),
      kind: 'actions',
      align: 'end',
      card: 'end',
      cell: (movement) => (
        <span className={styles.actions}>
          {movement.produceId !== null && (
            <Link
              to={`/produce/trace/${movement.id}`}
              className={styles.trace}
              aria-label={t('movement.traceNamed', nameOf(movement))}
              title={t('movement.trace')}
            >
              <Icon name="history" />
            </Link>
          )}
          {isReversible(movement) && movement.type !== 'ADJUST' && (
            <IconButton
              icon="edit"
              label={t('movement.correctNamed', nameOf(movement))}
              onClick={() => onCorrect(movement)}
            />
          )}
          {isReversible(movement) && (
            <IconButton
              icon="undo"
              label={t('movement.reverseNamed', nameOf(movement))}
              onClick={() => onReverse(movement)}
            />
          )}
        </span>
      ),
    },
  ];
}
