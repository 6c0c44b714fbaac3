import { DateField } from '@pazar/ui/input/date-field';
import { MoneyField } from '@pazar/ui/input/money-field';
import { MonthSet } from '@pazar/ui/input/month-set';
import { NumberField } from '@pazar/ui/input/number-field';
import { QuantityField } from '../../../src/input/quantity-field.tsx';
import type { Entry } from '../entry.ts';
import { Held } from '../held.tsx';

/** Inputs of numbers and days. */
export const numbers: readonly Entry[] = [
  {
    name: 'input/number-field',
    states: {
      filled: (say) => (
        <Held<number | null> initial={14}>
          {(value, onChange) => (
            <NumberField
              label={say('Shelf life', 'Рок на траење')}
              unit={say('days', 'дена')}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      wrong: (say) => (
        <NumberField
          label={say('Priority', 'Приоритет')}
          error={say('Must be at least 0', 'Мора да биде најмалку 0')}
          value={-1}
          onChange={() => {}}
        />
      ),
      disabled: (say) => (
        <NumberField label={say('Days', 'Денови')} disabled value={7} onChange={() => {}} />
      ),
    },
  },
  {
    name: 'input/money-field',
    states: {
      denars: (say) => (
        <Held<number | null> initial={123_450}>
          {(value, onChange) => (
            <MoneyField
              label={say('Price incl. VAT', 'Цена со ДДВ')}
              currency="MKD"
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      euros: (say) => (
        <Held<number | null> initial={null}>
          {(value, onChange) => (
            <MoneyField
              label={say('Price incl. VAT', 'Цена со ДДВ')}
              currency="EUR"
              isOptional
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'input/quantity-field',
    states: {
      kilograms: (say) => (
        <Held<string | null> initial="12.500">
          {(value, onChange) => (
            <QuantityField
              label={say('Quantity', 'Количина')}
              unit="KG"
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      'not a number': (say) => (
        <Held<string | null> initial="12,34,5">
          {(value, onChange) => (
            <QuantityField
              label={say('Quantity', 'Количина')}
              unit="BUNCH"
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'input/date-field',
    states: {
      filled: (say) => (
        <Held<string | null> initial="2026-08-23">
          {(value, onChange) => (
            <DateField
              label={say('Harvest date', 'Датум на прибирање')}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      'no day': (say) => (
        <Held<string | null> initial="31.04.2026">
          {(value, onChange) => (
            <DateField
              label={say('Best before', 'Најдобро до')}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      disabled: (say) => (
        <DateField
          label={say('Planting date', 'Датум на садење')}
          disabled
          value={null}
          onChange={() => {}}
        />
      ),
    },
  },
  {
    name: 'input/month-set',
    isWide: true,
    states: {
      season: (say) => (
        <Held<readonly number[]> initial={[6, 7, 8, 9]}>
          {(value, onChange) => (
            <MonthSet label={say('Season', 'Сезона')} value={value} onChange={onChange} />
          )}
        </Held>
      ),
    },
  },
];
