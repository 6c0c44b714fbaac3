import type { LocationUses as LocationUsesAnswer } from '@pazar/contracts/location-uses';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import type { BulkFormProps } from '@pazar/section/list/bulk/bulk-action';
import { BulkForm } from '@pazar/section/list/bulk/bulk-form';
import { Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { locationResource, locationUses } from '../api/locations.ts';
import { isReplacementMissing, usesTogether, type Replacements } from '../model/replacements.ts';
import { ReplacementFields } from './replacement-fields.tsx';
import { LocationUses } from './location/location-uses.tsx';

/** Locations whose uses are read one by one; of more, every kind is asked for. */
const maxRead = 10;
/** Records of each kind that are named. */
const maxNamed = 5;
const everyKind = { lot: 1, product: 1, promotion: 1 };

/** Asks for the replacements of the locations to archive. */
export function ReplacementForm({ selection, onRun, onCancel }: BulkFormProps) {
  const { t } = useTranslation('locations');
  const http = useHttp();
  const [replacements, setReplacements] = useState<Replacements>({});
  const ids = 'ids' in selection ? selection.ids : [];
  const isRead = ids.length > 0 && ids.length <= maxRead;
  const queries = useQueryClient();
  const uses = useQuery({
    queryKey: [...locationResource.key, 'uses-of-many', ids],
    queryFn: async () =>
      usesTogether(await Promise.all(ids.map((id) => queries.query(locationUses(http, id))))),
    enabled: isRead,
  });
  const isReady =
    !isRead || (uses.data !== undefined && !isReplacementMissing(uses.data, replacements));
  const fields = (counts: LocationUsesAnswer['counts'], missing: string | undefined) => (
    <ReplacementFields
      counts={counts}
      without={ids}
      replacements={replacements}
      onChange={setReplacements}
      faultOf={(kind) => (replacements[kind] === undefined ? missing : undefined)}
    />
  );
  return (
    <BulkForm
      params={isReady ? { reassignTo: replacements } : null}
      submitLabel={t('location.action.archive')}
      onRun={onRun}
      onCancel={onCancel}
    >
      {(missing) => {
        if (!isRead) return fields(everyKind, missing);
        return (
          <Loaded
            query={uses}
            texts={{ loading: t('location.uses.loading'), failed: t('location.uses.failed') }}
          >
            {(all) =>
              all.items.length === 0 ? (
                <p>{t('location.archive.freeAll')}</p>
              ) : (
                <Stack>
                  <p>{t('location.archive.used')}</p>
                  <LocationUses uses={all} most={maxNamed} />
                  {fields(all.counts, missing)}
                </Stack>
              )
            }
          </Loaded>
        );
      }}
    </BulkForm>
  );
}
