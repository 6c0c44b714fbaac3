import { MultiCombo, type MultiComboProps } from '@pazar/ui/multi-select/multi-combo';
import { MultiRows } from '@pazar/ui/multi-select/multi-rows';
import { PasswordField } from '../../../src/input/password-field/password-field.tsx';
import type { Entry, Say } from '../entry.ts';
import { Held } from '../held.tsx';

const towns = (say: Say) => [
  { value: 'skopje', label: say('Skopje', 'Скопје') },
  { value: 'ohrid', label: say('Ohrid', 'Охрид') },
  { value: 'struga', label: say('Struga', 'Струга') },
  { value: 'strumica', label: say('Strumica', 'Струмица') },
];

function delivery(say: Say, initial: readonly string[], more: Partial<MultiComboProps> = {}) {
  return (
    <Held<readonly string[]> initial={initial}>
      {(value, onChange) => (
        <MultiCombo
          label={say('Delivers to', 'Доставува во')}
          options={towns(say)}
          value={value}
          onChange={onChange}
          {...more}
        />
      )}
    </Held>
  );
}

function lots(say: Say, initial: readonly string[], more: Partial<MultiComboProps> = {}) {
  return (
    <Held<readonly string[]> initial={initial}>
      {(value, onChange) => (
        <MultiRows
          label={say('Linked lots', 'Поврзани приноси')}
          addLabel={say('Add a lot', 'Додади принос')}
          options={[
            { value: 'rozov', label: say('Tomato Rozov', 'Домат Розов'), detail: '102 kg' },
            { value: 'cherry', label: say('Cherry tomato', 'Чери домат'), detail: '17 kg' },
          ]}
          value={value}
          onChange={onChange}
          {...more}
        />
      )}
    </Held>
  );
}

/** Inputs of many choices, and of passwords. */
export const searches: readonly Entry[] = [
  {
    name: 'multi-select/multi-combo',
    isWide: true,
    states: {
      filled: (say) => delivery(say, ['ohrid', 'strumica']),
      empty: (say) => delivery(say, [], { isOptional: true }),
      wrong: (say) => delivery(say, [], { error: say('Required field', 'Задолжително поле') }),
      searching: (say) =>
        delivery(say, ['skopje'], { isBusy: true, options: [], selected: towns(say) }),
      failed: (say) => delivery(say, [], { options: [], onRetry: () => {} }),
      disabled: (say) => delivery(say, ['ohrid'], { disabled: true }),
    },
  },
  {
    name: 'multi-select/multi-rows',
    isWide: true,
    states: {
      filled: (say) => lots(say, ['rozov', 'cherry']),
      empty: (say) => lots(say, [], { isOptional: true }),
      wrong: (say) => lots(say, ['rozov'], { error: say('Too many', 'Премногу') }),
      disabled: (say) => lots(say, ['rozov'], { disabled: true }),
    },
  },
  {
    name: 'input/password-field',
    states: {
      hidden: (say) => (
        <Held initial="correct horse">
          {(value, onChange) => (
            <PasswordField label={say('Password', 'Лозинка')} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      'a new one': (say) => (
        <Held initial="correct horse battery">
          {(value, onChange) => (
            <PasswordField
              label={say('New password', 'Нова лозинка')}
              hint={say('A few words are easy to remember', 'Неколку зборови лесно се паметат')}
              isNew
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      disabled: (say) => (
        <PasswordField
          label={say('Password', 'Лозинка')}
          disabled
          value="secret"
          onChange={() => {}}
        />
      ),
    },
  },
];
