import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { SelectField } from '@pazar/ui/input/select-field';
import { Switch } from '@pazar/ui/input/switch';
import type { Entry, Say } from '../entry.ts';
import { Held } from '../held.tsx';

const rates = [18, 10, 5, 0].map((value) => ({ value, label: `${value}%` }));
const crops = (say: Say) => [
  { value: 'tomato', label: say('Tomato', 'Домат'), detail: say('kg', 'кг') },
  { value: 'pepper', label: say('Pepper', 'Пиперка'), detail: say('kg', 'кг') },
  { value: 'grapes', label: say('Table grapes', 'Трпезно грозје') },
  { value: 'gherkin', label: say('Gherkins', 'Корнишони'), isDisabled: true },
];
const modes = (say: Say) => [
  {
    value: 'FROM_PRODUCE',
    label: say('From produce lots', 'Од приноси'),
    detail: say('Stock is what the linked lots have left', 'Залихата е тоа што останало'),
  },
  { value: 'MANUAL', label: say('Kept by hand', 'Рачно') },
  { value: 'ON_DEMAND', label: say('On demand', 'По нарачка') },
];

/** Choices of one or of many. */
export const choices: readonly Entry[] = [
  {
    name: 'input/select-field',
    states: {
      chosen: (say) => (
        <Held<number | null> initial={5}>
          {(value, onChange) => (
            <SelectField
              label={say('VAT rate', 'Стапка на ДДВ')}
              options={rates}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      'nothing chosen, wrong': (say) => (
        <SelectField
          label={say('Category', 'Категорија')}
          options={crops(say)}
          emptyLabel={say('Not chosen', 'Не е избрано')}
          error={say('Required field', 'Задолжително поле')}
          value={null}
          onChange={() => {}}
        />
      ),
      disabled: (say) => (
        <SelectField
          label={say('Currency', 'Валута')}
          disabled
          options={[{ value: 'MKD', label: 'MKD' }]}
          value="MKD"
          onChange={() => {}}
        />
      ),
    },
  },
  {
    name: 'input/combo-box',
    states: {
      chosen: (say) => (
        <Held<string | null> initial="tomato">
          {(value, onChange) => (
            <ComboBox
              label={say('Crop', 'Култура')}
              options={crops(say)}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      'any text': (say) => (
        <Held<string | null> initial={null}>
          {(value, onChange) => (
            <ComboBox
              label={say('Crop', 'Култура')}
              hint={say('Or a name of your own', 'Или свој назив')}
              options={crops(say)}
              allowsOther
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'input/checkbox',
    states: {
      'on, off, mixed': (say) => (
        <Held initial={true}>
          {(value, onChange) => (
            <div>
              <Checkbox
                label={say('Pack is sold', 'Пакувањето се продава')}
                value={value}
                onChange={onChange}
              />
              <Checkbox label={say('Off', 'Исклучено')} value={false} onChange={onChange} />
              <Checkbox
                label={say('Some rows', 'Некои редови')}
                isMixed
                value={false}
                onChange={onChange}
              />
              <Checkbox
                label={say('Not now', 'Не сега')}
                disabled
                value={true}
                onChange={onChange}
              />
            </div>
          )}
        </Held>
      ),
      wrong: (say) => (
        <Checkbox
          label={say('I have read the terms', 'Ги прочитав условите')}
          hint={say('They open in a new tab', 'Се отвораат во нов јазичец')}
          error={say('Required', 'Задолжително')}
          value={false}
          onChange={() => {}}
        />
      ),
    },
  },
  {
    name: 'input/checkbox-group',
    isWide: true,
    states: {
      several: (say) => (
        <Held<readonly string[]> initial={['pepper']}>
          {(value, onChange) => (
            <CheckboxGroup
              label={say('Linked crops', 'Поврзани култури')}
              options={crops(say)}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'input/radio-group',
    states: {
      column: (say) => (
        <Held<string | null> initial="MANUAL">
          {(value, onChange) => (
            <RadioGroup
              label={say('Stock', 'Залиха')}
              options={modes(say)}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      'row, wrong': (say) => (
        <RadioGroup
          label={say('VAT rate', 'Стапка на ДДВ')}
          layout="row"
          error={say('Choose one', 'Изберете една')}
          options={rates}
          value={null}
          onChange={() => {}}
        />
      ),
    },
  },
  {
    name: 'input/switch',
    states: {
      'on and off': (say) => (
        <Held initial={true}>
          {(value, onChange) => (
            <div>
              <Switch
                label={say('E-mail notices', 'Известувања по е-пошта')}
                hint={say('Takes effect at once', 'Важи веднаш')}
                value={value}
                onChange={onChange}
              />
              <Switch label={say('Off', 'Исклучено')} value={!value} onChange={onChange} />
              <Switch label={say('Not now', 'Не сега')} disabled value={true} onChange={onChange} />
            </div>
          )}
        </Held>
      ),
    },
  },
];
