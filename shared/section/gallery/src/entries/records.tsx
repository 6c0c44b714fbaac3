import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@pazar/shell/api-error';
import { Badge } from '@pazar/ui/badge';
import { Button } from '@pazar/ui/button';
import { BeforeAfter } from '../../../src/record/before-after.tsx';
import { ChangeFailure } from '../../../src/record/change-failure.tsx';
import { ChangeLog } from '../../../src/record/change-log.tsx';
import { Loaded } from '../../../src/record/loaded.tsx';
import { ReasonDialog } from '../../../src/input/reason-dialog.tsx';
import { RecordPage } from '../../../src/record/record-page.tsx';
import { RecordTabs } from '../../../src/record/record-tabs.tsx';
import type { Entry, Say } from '../entry.ts';

const nothing = () => {};
const offline = new ApiError('No answer', { kind: 'network' });
const taken = new ApiError('In use', {
  kind: 'status',
  status: 409,
  problem: {
    type: 'urn:pazar:problem:in-use',
    title: 'A running promotion is only for this product.',
    status: 409,
    code: 'in-use',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  },
});

/** A query result of the library; the examples need only these members. */
const queryOf = (over: object) =>
  ({
    data: undefined,
    error: null,
    isRefetchError: false,
    fetchStatus: 'idle',
    refetch: () => Promise.resolve(),
    ...over,
  }) as unknown as UseQueryResult<string>;

const loadedTexts = (say: Say) => ({
  loading: say('Loading the lot…', 'Приносот се вчитува…'),
  failed: say('The lot could not be loaded', 'Приносот не може да се вчита'),
});
const tabs = (say: Say) => [
  { path: '/', label: say('Details', 'Податоци') },
  { path: '/stock', label: say('Stock', 'Залиха') },
  { path: '/history', label: say('History', 'Историја'), count: '3' },
];

/** The page of one record, and its history. */
export const records: readonly Entry[] = [
  {
    name: 'record/record-page',
    isWide: true,
    states: {},
    alone: {
      'with tabs': (say) => (
        <RecordPage
          query={queryOf({ data: say('Tomato Rozov', 'Домат розов') })}
          list={{ path: '/product', title: say('Products', 'Производи') }}
          texts={loadedTexts(say)}
          title={(name) => name}
          facts={() => (
            <>
              <span>P-0012</span>
              <Badge tone="good">{say('Visible', 'Видлив')}</Badge>
            </>
          )}
          actions={() => <Button>{say('Archive', 'Архивирај')}</Button>}
          tabs={() => tabs(say)}
        >
          {(name) => <p>{name}</p>}
        </RecordPage>
      ),
      'not loaded': (say) => (
        <RecordPage
          query={queryOf({ error: offline })}
          list={{ path: '/product', title: say('Products', 'Производи') }}
          texts={loadedTexts(say)}
          title={(name) => name}
        >
          {(name) => name}
        </RecordPage>
      ),
    },
  },
  {
    name: 'record/record-tabs',
    states: { 'three pages': (say) => <RecordTabs tabs={tabs(say)} /> },
  },
  {
    name: 'record/loaded',
    states: {
      loading: (say) => (
        <Loaded query={queryOf({})} texts={loadedTexts(say)}>
          {(text) => text}
        </Loaded>
      ),
      'out of date': (say) => (
        <Loaded
          query={queryOf({ data: say('85.5 kg', '85,5 кг'), isRefetchError: true, error: offline })}
          texts={loadedTexts(say)}
        >
          {(text) => <p>{text}</p>}
        </Loaded>
      ),
    },
  },
  {
    name: 'record/change-failure',
    states: {
      refused: (say) => (
        <ChangeFailure
          title={say('The product was not archived', 'Производот не е архивиран')}
          error={taken}
        >
          <Button>{say('Do it anyway', 'Сепак направи го')}</Button>
        </ChangeFailure>
      ),
      'not known': (say) => (
        <ChangeFailure title={say('It was not recorded', 'Не е внесено')} error={offline} />
      ),
    },
  },
  {
    name: 'record/before-after',
    states: {
      'a price': (say) => (
        <BeforeAfter before={say('MKD 65', '65 ден.')} after={say('MKD 70', '70 ден.')} />
      ),
    },
  },
  {
    name: 'record/change-log',
    isWide: true,
    states: {
      'what was done': (say) => (
        <ChangeLog
          changes={[
            {
              id: 'two',
              at: '2026-11-21T10:00:00.000Z',
              action: 'product.update',
              actor: say('Ana Petrova', 'Ана Петрова'),
              actorRole: 'agent',
              reason: null,
              fields: [
                {
                  field: 'name',
                  label: say('Name', 'Име'),
                  before: say('Tomato', 'Домат'),
                  after: say('Tomato Rozov', 'Домат розов'),
                  onRestore: nothing,
                },
              ],
            },
            {
              id: 'one',
              at: '2026-11-20T08:30:00.000Z',
              action: 'product.block',
              actor: null,
              actorRole: 'management',
              reason: say('The label names no producer.', 'Етикетата не наведува производител.'),
              fields: [],
            },
          ]}
        />
      ),
    },
  },
  {
    name: 'input/reason-dialog',
    states: {},
    alone: {
      'with common reasons': (say) => (
        <ReasonDialog
          title={say('Suspend the agent?', 'Да се суспендира агентот?')}
          confirmLabel={say('Suspend', 'Суспендирај')}
          presets={[
            say('The documents are missing.', 'Недостасуваат документи.'),
            say('The address is wrong.', 'Адресата е погрешна.'),
          ]}
          onConfirm={nothing}
          onCancel={nothing}
        />
      ),
    },
  },
];
