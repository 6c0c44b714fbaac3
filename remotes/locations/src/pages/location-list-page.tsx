import type { LocationRow } from '@pazar/contracts/location-row';
import { lazyComponent } from '@pazar/section/lazy-component';
import { useWaitingCounts } from '@pazar/section/queue/use-waiting-counts';
import { listTexts } from '@pazar/section/list-texts';
import { useSectionList } from '@pazar/section/use-section-list';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { DataList } from '@pazar/section/list/data-list';
import { ExportButton } from '@pazar/section/list/export-button';
import { Page } from '@pazar/ui/page';
import { useMemo, useState } from 'react';
import { locationRows } from '../api/location-rows.ts';
import { locationRow } from '../components/location-row.tsx';
import { MapFold } from '../components/map-fold.tsx';
import { PointsExport } from '../components/points-export.tsx';
import { RowHover } from '../components/row-hover.tsx';
import { locationTabs } from '../components/location-tabs.ts';
import { useLocationBulk } from '../components/use-location-bulk.ts';
import { useLocationFilters } from '../components/use-location-filters.ts';
import { useNow } from '../components/use-now.ts';
import { LazyWaitingLocations } from '../components/waiting/lazy-waiting-locations.ts';
import { locationList } from '../model/location-list.ts';

const ListMap = lazyComponent(
  () => import(/* webpackChunkName: "list-map" */ '../components/map/list-map.tsx'),
  'ListMap',
);

const ListInfo = lazyComponent(
  () => import(/* webpackChunkName: "list-info" */ '../components/map/list-info.tsx'),
  'ListInfo',
  null,
);

/** Pixels: the list begins on the same screen. */
const mapHeight = 272;

export function LocationListPage() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const navigate = useNavigate();
  const { state, list, count, tabCounts } = useSectionList(locationRows, locationList, [
    'status',
    'hasWarning',
    'openNow',
  ]);
  const now = useNow();
  const { location: waiting } = useWaitingCounts();
  const { filters, municipalities, notice } = useLocationFilters();
  const bulk = useLocationBulk(state.url.filters.status);
  const locations = useMemo(() => list.data?.items ?? [], [list.data]);
  const numbers = useMemo(
    () => new Map(locations.map(({ id }, index) => [id, index + 1] as const)),
    [locations],
  );
  const [selected, setSelected] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const create = {
    label: t('location.action.new'),
    onCreate: () => void navigate('/location/new'),
  };

  // The count of public locations needs the whole list.
  const isWhole = count?.count === locations.length;
  const seen = locations.filter(isOnCustomersMap).length;
  const onTheMap = isWhole && t('location.onCustomersMap', { number: formatNumber(seen, locale) });

  return (
    <Page
      title={t('location.title')}
      subtitle={count && [t('location.total', count), onTheMap].filter(Boolean).join(' · ')}
      actions={
        <Button variant="primary" icon="add" onClick={create.onCreate}>
          {create.label}
        </Button>
      }
      actionsFloat
    >
      {notice}
      {waiting > 0 && <LazyWaitingLocations />}
      {(list.isPending || locations.length > 0) && (
        <MapFold height={mapHeight} isReady={!list.isPending}>
          <ListMap
            height={mapHeight}
            locations={locations}
            selected={selected}
            onSelect={setSelected}
            hovered={hovered}
            onHover={setHovered}
          />
        </MapFold>
      )}
      <RowHover onHover={setHovered}>
        <DataList
          state={state}
          list={list}
          texts={listTexts((name) => t(`location.list.${name}`))}
          row={locationRow}
          context={{
            t,
            locale,
            now,
            municipalities,
            numbers,
            selected,
            hovered,
            onSelect: setSelected,
            onOpen: (path) => void navigate(path),
          }}
          bulk={bulk}
          create={create}
          tabs={{ items: locationTabs(t), counts: tabCounts, areAbove: true }}
          filters={filters}
          tools={
            <>
              <ExportButton
                state={state}
                path="/v1/locations/export"
                fileName={t('location.export.name')}
              />
              <PointsExport state={state} />
              <Button
                variant="quiet"
                icon="upload"
                onClick={() => void navigate('/location/import')}
              >
                {t('location.import.action')}
              </Button>
            </>
          }
        />
      </RowHover>
      {!list.isPending && <ListInfo locations={locations} numbers={numbers} selected={selected} />}
    </Page>
  );
}

const isOnCustomersMap = ({ status, lat, publicPrecision }: LocationRow) =>
  status === 'ACTIVE' && lat !== null && publicPrecision !== 'HIDDEN';
