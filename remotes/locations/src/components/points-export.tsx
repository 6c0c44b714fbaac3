import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import type { ListState } from '@pazar/section/list/query/use-list-state';
import { downloadFile } from '@pazar/section/record/download-file';
import { useFailureText } from '@pazar/section/record/use-failure-text';
import { useMutation } from '@tanstack/react-query';

const kinds = { geojson: 'GeoJSON', kml: 'KML' } as const;
// The keys are those of the object above.
const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** Downloads what the list shows, in its order, as files of points for programs with maps. */
export function PointsExport({ state }: { state: Pick<ListState, 'filterQuery' | 'sort'> }) {
  const { t } = useTranslation('locations');
  const http = useHttp();
  const notify = useNotify();
  const reason = useFailureText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: keyof typeof kinds) =>
      downloadFile(http, {
        path: `/v1/locations/export/${kind}`,
        query: { ...state.filterQuery, sort: state.sort },
        name: t(`location.export.${kind}`),
      }),
    onError: (error) => notify(t('location.export.failed', { reason: reason.read(error) })),
  });
  return names.map((kind) => (
    <Button
      key={kind}
      variant="quiet"
      icon="download"
      isBusy={isPending && variables === kind}
      onClick={() => mutate(kind)}
    >
      {t('location.export.as', { kind: kinds[kind] })}
    </Button>
  ));
}
