import { CommandPalette } from '@pazar/ui/command/command-palette';
import { ShortcutHelp } from '@pazar/ui/command/shortcut-help';
import type { Entry, Say } from '../entry.ts';
import { Held } from '../held.tsx';

const nothing = () => {};
const commands = (say: Say) => [
  {
    id: 'product.new',
    label: say('New product', 'Нов производ'),
    keys: { code: 'KeyN' },
    run: nothing,
    group: say('On this page', 'На оваа страница'),
  },
  {
    id: 'form.save',
    label: say('Save', 'Зачувај'),
    keys: { code: 'KeyS', isWithControl: true },
    run: nothing,
    group: say('On this page', 'На оваа страница'),
  },
  {
    id: 'go.produce',
    label: say('Produce', 'Приноси'),
    run: nothing,
    group: say('Go to', 'Оди на'),
  },
];

/** Search results of the server, under one heading. */
const foundData = (say: Say) => ({
  onChange: nothing,
  isLoading: false,
  onRetry: null,
  groups: [
    {
      title: say('Products', 'Производи'),
      commands: [
        {
          id: 'product.tomato',
          label: say('Tomato Rozov', 'Домат розов'),
          href: '/product/tomato',
          run: nothing,
        },
      ],
    },
  ],
});

/** The page's commands and their shortcuts. */
export const commandEntries: readonly Entry[] = [
  {
    name: 'command/command-palette',
    states: {},
    alone: {
      open: (say) => (
        <CommandPalette commands={commands(say)} data={foundData(say)} onClose={nothing} />
      ),
    },
  },
  {
    name: 'command/shortcut-help',
    states: {},
    alone: {
      open: (say) => (
        <Held initial={true}>
          {(areOn, onChange) => (
            <ShortcutHelp
              commands={commands(say)}
              singleKeysEnabled={areOn}
              onSingleKeys={onChange}
              onClose={nothing}
            />
          )}
        </Held>
      ),
    },
  },
];
