import type { Position } from '@pazar/geography/position';
import type { Period } from '@pazar/format/period';
import { CoordinatesField } from '@pazar/ui/input/coordinates-field';
import { DateTimeField } from '@pazar/ui/input/date-time-field';
import { MonthDayField } from '@pazar/ui/input/month-day-field';
import { PeriodField } from '@pazar/ui/input/period-field';
import { TimeField } from '@pazar/ui/input/time-field';
import type { Entry } from '../entry.ts';
import { Held } from '../held.tsx';

/** Inputs of times, of days that return, of periods and of positions. */
export const times: readonly Entry[] = [
  {
    name: 'input/time-field',
    states: {
      filled: (say) => (
        <Held<string | null> initial="08:30">
          {(value, onChange) => (
            <TimeField label={say('Opens at', 'Отвора во')} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      'the end of the day': (say) => (
        <Held<string | null> initial="24:00">
          {(value, onChange) => (
            <TimeField
              label={say('Closes at', 'Затвора во')}
              takesMidnightEnd
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      'no time': (say) => (
        <Held<string | null> initial="25:70">
          {(value, onChange) => (
            <TimeField label={say('Opens at', 'Отвора во')} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      disabled: (say) => (
        <TimeField label={say('Opens at', 'Отвора во')} disabled value={null} onChange={() => {}} />
      ),
    },
  },
  {
    name: 'input/date-time-field',
    states: {
      filled: (say) => (
        <Held<string | null> initial="2026-11-21T11:30:00.000Z">
          {(value, onChange) => (
            <DateTimeField label={say('Starts', 'Почнува')} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      'without a time': (say) => (
        <Held<string | null> initial="2026-11-21">
          {(value, onChange) => (
            <DateTimeField label={say('Ends', 'Завршува')} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      'empty, with a usual time': (say) => (
        <Held<string | null> initial={null}>
          {(value, onChange) => (
            <DateTimeField
              label={say('Starts', 'Почнува')}
              hint={say('In the morning, unless you say otherwise', 'Наутро, ако не е поинаку')}
              isOptional
              usualTime="06:00"
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'input/month-day-field',
    states: {
      filled: (say) => (
        <Held<string | null> initial="05-01">
          {(value, onChange) => (
            <MonthDayField
              label={say('Open from', 'Отворено од')}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      'no day': (say) => (
        <Held<string | null> initial="31.6">
          {(value, onChange) => (
            <MonthDayField
              label={say('Open until', 'Отворено до')}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'input/period-field',
    isWide: true,
    states: {
      preset: (say) => (
        <Held<Period> initial="30-days">
          {(value, onChange) => (
            <PeriodField label={say('Period', 'Период')} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      own: (say) => (
        <Held<Period> initial={{ from: '2026-09-01', to: '2026-10-15' }}>
          {(value, onChange) => (
            <PeriodField label={say('Period', 'Период')} value={value} onChange={onChange} />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'input/coordinates-field',
    states: {
      filled: (say) => (
        <Held<Position | null> initial={{ lat: 41.4048, lng: 22.6634 }}>
          {(value, onChange) => (
            <CoordinatesField
              label={say('Position', 'Положба')}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      'empty, with a hint': (say) => (
        <Held<Position | null> initial={null}>
          {(value, onChange) => (
            <CoordinatesField
              label={say('Position', 'Положба')}
              hint={say('Paste a link to a map', 'Залепете врска од мапа')}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
];
