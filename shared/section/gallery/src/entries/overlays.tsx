import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { Menu } from '@pazar/ui/overlay/menu';
import { Popover } from '@pazar/ui/overlay/popover';
import { Progress } from '@pazar/ui/overlay/progress';
import { QuantityField } from '../../../src/input/quantity-field.tsx';
import { FormDialog } from '@pazar/ui/input/form-dialog';
import type { Entry, Say } from '../entry.ts';
import { Held } from '../held.tsx';

const nothing = () => {};
const quantity = (say: Say) => (
  <Held<string | null> initial={null}>
    {(value, onChange) => (
      <QuantityField
        label={say('Quantity', 'Количина')}
        unit="KG"
        value={value}
        onChange={onChange}
      />
    )}
  </Held>
);
const save = (say: Say) => (
  <>
    <Button>{say('Cancel', 'Откажи')}</Button>
    <Button variant="primary">{say('Save', 'Зачувај')}</Button>
  </>
);
const items = (say: Say) => [
  { key: 'edit', label: say('Edit', 'Уреди'), icon: 'edit', onSelect: nothing } as const,
  {
    key: 'copy',
    label: say('Duplicate', 'Дуплирај'),
    icon: 'duplicate',
    onSelect: nothing,
  } as const,
  {
    key: 'archive',
    label: say('Archive', 'Архивирај'),
    icon: 'archive',
    isDanger: true,
    startsGroup: true,
    onSelect: nothing,
  } as const,
];
const long = (say: Say) =>
  say(
    'The lot keeps its movements; customers no longer see the product.',
    'Приносот ги задржува промените; купувачите повеќе не го гледаат производот.',
  );

/** Overlays, and the components that show them. */
export const overlays: readonly Entry[] = [
  {
    name: 'overlay/dialog',
    states: {},
    alone: {
      medium: (say) => (
        <Dialog
          title={say('Record a harvest', 'Внеси прибран принос')}
          onClose={nothing}
          actions={save(say)}
        >
          {quantity(say)}
        </Dialog>
      ),
      'more than the window holds': (say) => (
        <Dialog
          size="large"
          title={say(
            'Change prices of the selected products',
            'Промени цени на избраните производи',
          )}
          onClose={nothing}
          actions={save(say)}
        >
          <div className="stack">
            {Array.from({ length: 30 }, (_, index) => (
              <p key={index}>{long(say)}</p>
            ))}
            {quantity(say)}
          </div>
        </Dialog>
      ),
    },
  },
  {
    name: 'overlay/confirm',
    states: {},
    alone: {
      open: (say) => (
        <Confirm
          title={say('Delete the draft?', 'Да се избрише нацртот?')}
          confirmLabel={say('Delete', 'Избриши')}
          onConfirm={nothing}
          onCancel={nothing}
        >
          {say('This cannot be undone.', 'Ова дејство не може да се врати.')}
        </Confirm>
      ),
    },
  },
  {
    name: 'overlay/menu',
    states: {
      dots: (say) => <Menu label={say('More for Tomato', 'Повеќе за Домат')} items={items(say)} />,
      labelled: (say) => <Menu hasLabel label={say('Actions', 'Дејства')} items={items(say)} />,
      disabled: (say) => (
        <Menu disabled label={say('Nothing to do', 'Нема што')} items={items(say)} />
      ),
    },
  },
  {
    name: 'overlay/popover',
    states: {
      closed: (say) => (
        <Popover label={say('Columns', 'Колони')} icon="columns">
          {quantity(say)}
        </Popover>
      ),
    },
  },
  {
    name: 'overlay/progress',
    states: {
      known: (say) => (
        <Progress
          label={say('Changing prices', 'Се менуваат цените')}
          value={0.71}
          detail={say('214 of 300', '214 од 300')}
        />
      ),
      unknown: (say) => <Progress label={say('Preparing', 'Се подготвува')} value={null} />,
    },
  },
  {
    name: 'input/form-dialog',
    states: {},
    alone: {
      'with a field': (say) => (
        <FormDialog
          title={say('Record the loss', 'Внеси загуба')}
          confirmLabel={say('Save', 'Зачувај')}
          isBusy={false}
          onSubmit={nothing}
          onCancel={nothing}
        >
          {() => quantity(say)}
        </FormDialog>
      ),
    },
  },
];
