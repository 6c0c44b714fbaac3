import type { MapComponents } from '@pazar/shell/maps';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  memo,
  useContext,
  useEffect,
} from 'react';
import type { FakeMap } from './fake-google-map.ts';
import { Marker } from './fake-google-pins.ts';

/** The map around a component, as the library hands it down. */
export const FakeMapContext = createContext<google.maps.Map | null>(null);

interface Drawn {
  setMap: (map: null) => void;
  addListener: (name: string, listener: (event: google.maps.MapMouseEvent) => void) => unknown;
}

interface PartProps {
  options: object;
  onClick?: () => void;
  onDrag?: (event: google.maps.MapMouseEvent) => void;
}

type MarkerProps = ComponentProps<MapComponents['Marker']>;

/** The maps of a fake Google are fake ones, whose pins fire Google's events. */
const drawPin = ({ options, position }: MarkerProps, map: google.maps.Map) =>
  new Marker({ ...options, position, map: map as unknown as FakeMap }) as unknown as Drawn;

/** Like the library's components, with the objects of a fake Google; draws anew at each change. */
export function fakeMapComponents({ maps }: typeof google): MapComponents {
  function part<Props extends PartProps>(
    draw: (props: Props, map: google.maps.Map) => Drawn,
  ): ComponentType<Props> {
    return memo(function Part(props: Props) {
      const map = useContext(FakeMapContext);
      useEffect(
        function drawOnMap() {
          if (map === null) return undefined;
          const drawn = draw(props, map);
          const { onClick, onDrag } = props;
          if (onClick) drawn.addListener('click', () => onClick());
          if (onDrag) drawn.addListener('drag', onDrag);
          return () => drawn.setMap(null);
        },
        [map, props],
      );
      return null;
    });
  }
  return {
    Polygon: part(({ options, paths }, map) => new maps.Polygon({ ...options, paths, map })),
    Polyline: part(({ options, path }, map) => new maps.Polyline({ ...options, path, map })),
    Circle: part(({ options, ...at }, map) => new maps.Circle({ ...options, ...at, map })),
    Marker: part(drawPin),
  };
}
