import { roundPosition, writeCoordinates } from '@pazar/geography/coordinates';
import { membersOf } from '@pazar/geography/municipalities';
import { municipalityAt } from '@pazar/geography/municipality-at';
import { formatDistance } from '@pazar/format/distance';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { type RefObject, useId, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { MapButtons } from './map-buttons.tsx';
import type { MapArea, MapCircle, MapLink, MapPin, MapProps } from './map-content.ts';
import { MapPins } from './map-pins.tsx';
import { mapSize } from './map-size.ts';
import { MovableHandle } from './movable-handle.tsx';
import { scaleOfMap } from './scale-of-map.ts';
import { SketchLand } from './sketch-land.tsx';
import { takenBoxes } from './taken-boxes.ts';
import { useGestures } from './use-gestures.ts';
import { useMapSummary } from './use-map-summary.ts';
import { useDetail } from './use-detail.ts';
import { type MoveView, useMapView } from './use-map-view.ts';
import { usePinGroups } from './use-pin-groups.ts';
import { useSize } from './use-size.ts';
import { useWhereIs } from './use-where-is.ts';
import { fromScreen, panBy, type ScreenPoint, type Size } from './view.ts';
import styles from './sketch.module.css';

const none = {
  pins: [] as readonly MapPin[],
  areas: [] as readonly MapArea[],
  circles: [] as readonly MapCircle[],
  links: [] as readonly MapLink[],
};

export interface SketchProps extends MapProps {
  /** The user has started to move the map or its content. */
  onUse?: () => void;
}

/**
 * The country drawn from the shapes of its municipalities: without a key, a network or tiles. Moves and
 * zooms by pointer, fingers, wheel, buttons and keys. Pins are a list of buttons above the drawing.
 */
export function Sketch(props: SketchProps) {
  const { label } = props;
  const [frame, size] = useSize();
  return (
    <div ref={frame} role="group" aria-label={label} className={styles.map} style={mapSize(props)}>
      {/* Drawn once, for the size that it has: names that move would be laid out twice. */}
      {size !== null && <Drawing {...props} frame={frame} size={size} />}
    </div>
  );
}

interface DrawingProps extends SketchProps {
  frame: RefObject<HTMLDivElement | null>;
  size: Size;
}

function Drawing({ onUse, frame, size, ...props }: DrawingProps) {
  const { pins, areas, circles, links } = { ...none, ...props };
  const { label, selected = null, hovered = null, movable } = props;
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const id = useId();
  const summary = useMapSummary(props);
  const whereIs = useWhereIs();
  const [said, setSaid] = useState('');
  const { view, isMoved, reset, ...moving } = useMapView(props, size);
  const move = (next: MoveView) => {
    onUse?.();
    moving.move(next);
  };
  const onPress = choosing(props, (point) => fromScreen(point, view, size));
  const gestures = useGestures({
    frame,
    size,
    move,
    reset,
    onPress,
    onKeyed: () => {
      if (onPress !== undefined) setSaid(whereIs(fromScreen(middleOf(size), view, size)));
    },
  });
  const { groups, dots, side, open } = usePinGroups({ pins, view, size, move });
  const scale = scaleOfMap(view);
  // The land is painted first: laying out the names doubles the time on a slow device.
  const detail = useDetail();
  const first = new Set(areas.flatMap(({ code }) => membersOf(code)));
  const taken = takenBoxes({
    groups,
    dots,
    links,
    movable: movable?.position,
    hint: props.hint,
    view,
    size,
  });

  function reveal([left, top]: ScreenPoint): void {
    move((now) => panBy(now, [size.width / 2 - left, size.height / 2 - top]));
  }
  return (
    <>
      <div
        {...gestures}
        role="application"
        aria-roledescription={t('map.name')}
        aria-label={label}
        aria-describedby={id}
        className={styles.surface}
        data-chooses={onPress !== undefined}
      >
        <SketchLand
          {...{ view, size, areas, circles, links, detail }}
          names={detail && <detail.DetailNames {...{ view, size, locale, first, taken }} />}
        />
      </div>
      {onPress !== undefined && <span className={styles.crosshair} aria-hidden="true" />}
      <MapPins
        label={t('map.pins')}
        {...{ groups, dots, size, side, selected, hovered }}
        {...(props.onSelect && { onSelect: props.onSelect })}
        {...(props.onHover && { onHover: props.onHover })}
        onOpen={open}
        onReveal={reveal}
      />
      {movable !== undefined && (
        <MovableHandle
          {...movable}
          view={view}
          size={size}
          onStart={() => move((now) => now)}
          onEnd={(position) => setSaid(`${writeCoordinates(position)}, ${whereIs(position)}`)}
        />
      )}
      <span className={styles.scale} style={{ width: scale.pixels }} aria-hidden="true">
        {formatDistance(scale.km, locale)}
      </span>
      {props.hint !== undefined && <p className={styles.hint}>{props.hint}</p>}
      <MapButtons {...{ view, size, isMoved, move, reset }} />
      <VisuallyHidden>
        <span id={id}>{summary}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

const middleOf = ({ width, height }: Size): ScreenPoint => [width / 2, height / 2];

/** The action of a press at a point of the map; undefined without one. */
function choosing(
  { onChooseArea, onChoosePosition }: MapProps,
  positionAt: (point: ScreenPoint) => ReturnType<typeof fromScreen>,
) {
  if (onChooseArea === undefined && onChoosePosition === undefined) return undefined;
  return (point: ScreenPoint) => {
    const position = positionAt(point);
    onChoosePosition?.(roundPosition(position));
    const code = municipalityAt(position);
    if (code !== null) onChooseArea?.(code);
  };
}
