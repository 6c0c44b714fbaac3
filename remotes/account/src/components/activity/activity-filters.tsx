import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { DateField } from '@pazar/ui/input/date-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { Columns } from '@pazar/ui/layout';

/** What events are about. */
const entities = [
  'agent',
  'product',
  'lot',
  'location',
  'promotion',
  'image',
  'view',
  'preferences',
] as const;
const actors = ['agent', 'management', 'system'] as const;

/** The filters of the activity list, from the URL. */
export interface ActivityQuery {
  readonly [name: string]: string | undefined;
  readonly entity?: string | undefined;
  readonly actorRole?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The filters of the URL. Unknown values are left out, since the API rejects them. */
export function useActivityQuery(): ActivityQuery {
  const [params] = useSearchParams();
  const dayOf = (name: string) => [params.get(name) ?? ''].find((text) => day.test(text));
  return {
    entity: entities.find((each) => each === params.get('entity')),
    actorRole: actors.find((each) => each === params.get('actorRole')),
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

/** Time, kind and actor. They are in the address, so that "back" returns to them. */
export function ActivityFilters() {
  const { t } = useTranslation('account');
  const [params, setParams] = useSearchParams();
  const query = useActivityQuery();
  function choose(name: string, value: string | null): void {
    const next = new URLSearchParams(params);
    next.delete('cursor');
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    setParams(next);
  }
  return (
    <Columns>
      <SelectField
        label={t('account.activity.entity')}
        emptyLabel={t('account.activity.all')}
        value={entities.find((each) => each === query.entity) ?? null}
        onChange={(value) => choose('entity', value)}
        options={entities.map((value) => ({ value, label: t(`account.activity.of.${value}`) }))}
      />
      <SelectField
        label={t('account.activity.actor')}
        emptyLabel={t('account.activity.anybody')}
        value={actors.find((each) => each === query.actorRole) ?? null}
        onChange={(value) => choose('actorRole', value)}
        options={actors.map((value) => ({ value, label: t(`account.activity.by.${value}`) }))}
      />
      <DateField
        label={t('account.activity.from')}
        value={query.from ?? null}
        onChange={(value) => (value === null || day.test(value)) && choose('from', value)}
        isOptional
      />
      <DateField
        label={t('account.activity.to')}
        value={query.to ?? null}
        onChange={(value) => (value === null || day.test(value)) && choose('to', value)}
        isOptional
      />
    </Columns>
  );
}
