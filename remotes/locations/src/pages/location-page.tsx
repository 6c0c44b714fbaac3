import { lazyPage } from '@pazar/section/lazy-page';
import { useWaitingCounts } from '@pazar/section/queue/use-waiting-counts';
import { listTexts } from '@pazar/section/list-texts';
import { useSectionList } from '@pazar/section/use-section-list';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { DataList } from '@pazar/ui/list/data-list';
import { ExportButton } from '@pazar/ui/list/export-button';
import { Page } from '@pazar/ui/page';
import { useMemo, useState } from 'react';
import { placeResource } from '../api/places.ts';
import { locationRow } from '../components/location-row.tsx';
import { PointsExport } from '../components/points-export.tsx';
import { RowHover } from '../components/row-hover.tsx';
import { useLocationBulk } from '../components/use-location-bulk.ts';
import { useLocationFilters } from '../components/use-location-filters.ts';
import { LazyWaitingPlaces } from '../components/waiting/lazy-waiting-places.ts';
import { locationList } from '../model/location-list.ts';

const ListMap = lazyPage(
  () => import(/* webpackChunkName: "list-map" */ '../components/map/list-map.tsx'),
  'ListMap',
);

/** Pixels: the list begins on the same screen. */
const mapHeight = 320;

/** The own places, as a list and on the map. */
export function LocationPage() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const navigate = useNavigate();
  const { state, list: locations, count } = useSectionList(placeResource, locationList);
  const { location: waiting } = useWaitingCounts();
  const { filters, notice } = useLocationFilters();
  const bulk = useLocationBulk(state.url.filters.status);
  const places = useMemo(() => locations.data?.items ?? [], [locations.data]);
  const numbers = useMemo(
    () => new Map(places.map(({ id }, index) => [id, index + 1] as const)),
    [places],
  );
  const [selected, setSelected] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const create = {
    label: t('location.action.new'),
    onCreate: () => void navigate('/location/new'),
  };

  return (
    <Page
      title={t('location.title')}
      subtitle={count && t('location.total', count)}
      actions={
        <>
          <Button onClick={() => void navigate('/location/import')}>
            {t('location.import.action')}
          </Button>
          <Button variant="primary" icon="add" onClick={create.onCreate}>
            {create.label}
          </Button>
        </>
      }
    >
      {notice}
      {waiting > 0 && <LazyWaitingPlaces />}
      {(locations.isPending || places.length > 0) && (
        // The rows do not jump when the map comes.
        <div style={{ minBlockSize: mapHeight }}>
          <ListMap
            height={mapHeight}
            places={places}
            selected={selected}
            onSelect={setSelected}
            hovered={hovered}
            onHover={setHovered}
          />
        </div>
      )}
      <RowHover onHover={setHovered}>
        <DataList
          state={state}
          list={locations}
          texts={listTexts((name) => t(`location.list.${name}`))}
          row={locationRow}
          context={{
            t,
            locale,
            numbers,
            selected,
            hovered,
            onSelect: setSelected,
          }}
          bulk={bulk}
          create={create}
          filters={filters}
          tools={
            <>
              <ExportButton
                state={state}
                path="/v1/locations/export"
                fileName={t('location.export.name')}
              />
              <PointsExport state={state} />
            </>
          }
        />
      </RowHover>
    </Page>
  );
}
