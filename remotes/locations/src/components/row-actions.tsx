import type { LocationRow } from '@pazar/contracts/location-row';
import { Icon } from '@pazar/ui/icon';
import { Menu } from '@pazar/ui/overlay/menu';
import type { LocationRowContext } from './location-row-context.ts';
import styles from './location-row.module.css';

interface RowActionsProps {
  location: Pick<LocationRow, 'id' | 'name'>;
  context: LocationRowContext;
}

/** Selects the location on the map by its number there, and offers the most frequent action. */
export function RowActions({ location: { id, name }, context }: RowActionsProps) {
  const { t, numbers, selected, onSelect, onOpen } = context;
  const number = String(numbers.get(id) ?? '');
  const isSelected = selected === id;
  return (
    <span className={styles.actions}>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={isSelected}
        aria-label={t('location.list.onMap', { number, name })}
        onClick={() => onSelect(isSelected ? null : id)}
      >
        <Icon name="location" />
      </button>
      <Menu
        label={t('location.action.more', { name })}
        items={[
          {
            key: 'edit',
            icon: 'edit',
            label: t('location.tabs.edit'),
            onSelect: () => onOpen(`/location/${id}/edit`),
          },
          {
            key: 'customer',
            icon: 'show',
            label: t('location.action.asCustomer'),
            onSelect: () => onOpen(`/location/${id}/customer`),
          },
          {
            key: 'history',
            icon: 'history',
            label: t('location.tabs.history'),
            onSelect: () => onOpen(`/location/${id}/history`),
          },
        ]}
      />
    </span>
  );
}
