import { roundPosition } from '@pazar/geography/coordinates';
import { municipalityAt } from '@pazar/geography/municipality-at';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import type { MapPin, MapProps } from '../map-content.ts';
import { defaultSide, mapSize } from '../map-size.ts';
import { PinLook } from '../pin-look.tsx';
import { useMapSummary } from '../use-map-summary.ts';
import { GooglePinOnMap } from './google-pin.tsx';
import { GoogleShapes } from './google-shapes.tsx';
import type { ReadyMaps } from './ready-maps.ts';
import { toPosition } from './to-position.ts';
import { useAnchor, useGoogleView } from './use-google-view.ts';
import styles from '../sketch.module.css';

interface GoogleMapViewProps extends MapProps {
  maps: ReadyMaps;
  /** Google did not return what the map needs. */
  onFail: () => void;
}

/** The same content on Google's map. */
export function GoogleMapView({ maps, onFail, ...props }: GoogleMapViewProps) {
  const { label, pins = [], links = [], hint } = props;
  const { height, ...width } = mapSize(props);
  const { google: api, Map } = maps;
  const id = useId();
  const summary = useMapSummary(props);
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const library = useMarkerLibrary(api, onFail);
  const { anchor, move } = useAnchor(props.movable);
  const view = useGoogleView(props, anchor, typeof height === 'number' ? height : defaultSide);
  usePresses(map, props);
  const onMap = (pin: MapPin, look: ReactNode) =>
    map && library ? (
      <GooglePinOnMap
        key={pin.key}
        maps={maps}
        map={map}
        library={library}
        position={pin.position}
        title={pin.label}
        mark={pin.mark}
        onPress={pressOf(pin, props)}
      >
        {look}
      </GooglePinOnMap>
    ) : null;

  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={id}
      className={styles.frame}
      style={width}
    >
      <Map label={label} width="100%" height={height} {...view} onReady={setMap}>
        {map && (
          <GoogleShapes
            maps={maps}
            map={map}
            areas={props.areas}
            circles={props.circles}
            links={props.links}
          />
        )}
        {pins.map((pin) => onMap(pin, <PinLook pin={pin} {...lookOf(pin, props)} />))}
        {links.map((link) =>
          onMap(labelOf(link), <span className={styles.linkPill}>{link.label}</span>),
        )}
        {props.movable && map && library && (
          <GooglePinOnMap
            maps={maps}
            map={map}
            library={library}
            position={props.movable.position}
            title={props.movable.label}
            onMove={(position) => move(roundPosition(position))}
          >
            <PinLook pin={{ tone: 'accent' }} isChosen isHovered={false} />
          </GooglePinOnMap>
        )}
      </Map>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <VisuallyHidden>
        <span id={id}>{summary}</span>
      </VisuallyHidden>
    </div>
  );
}

function lookOf({ key }: MapPin, { selected, hovered }: MapProps) {
  return { isChosen: key === selected, isHovered: key === hovered };
}

function pressOf({ key }: MapPin, { selected, onSelect }: MapProps): (() => void) | undefined {
  return onSelect && (() => onSelect(key === selected ? null : key));
}

/** A link's label is at its middle. */
function labelOf({ key, label, from, to }: NonNullable<MapProps['links']>[number]): MapPin {
  const position = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  return { key: `link ${key}`, label, position };
}

function useMarkerLibrary(
  api: typeof google,
  onFail: () => void,
): google.maps.MarkerLibrary | null {
  const [library, setLibrary] = useState<google.maps.MarkerLibrary | null>(null);
  useEffect(
    function loadMarkers() {
      const gone = new AbortController();
      async function load(): Promise<void> {
        const loaded = await api.maps.importLibrary('marker');
        if (!gone.signal.aborted) setLibrary(loaded);
      }
      load().catch((error: unknown) => {
        console.error('Pins of Google Maps could not be loaded', error);
        if (!gone.signal.aborted) onFail();
      });
      return () => gone.abort();
    },
    [api, onFail],
  );
  return library;
}

function usePresses(map: google.maps.Map | null, props: MapProps): void {
  const { onChooseArea, onChoosePosition } = props;
  useEffect(
    function listenToPresses() {
      const listener = map?.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
        const position = toPosition(latLng);
        if (position === null) return;
        onChoosePosition?.(roundPosition(position));
        const code = municipalityAt(position);
        if (code !== null) onChooseArea?.(code);
      });
      return () => listener?.remove();
    },
    [map, onChooseArea, onChoosePosition],
  );
}
