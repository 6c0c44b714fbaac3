import { formatList } from '@pazar/format/list';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { CSSProperties } from 'react';
import type { MapPin, MapProps } from './map-content.ts';
import { groupText, type PinGroup, type PlacedPin } from './pin-groups.ts';
import { PinShape } from './pin-look.tsx';
import { isCaptionLeft } from './taken-boxes.ts';
import type { ScreenPoint, Size } from './view.ts';
import styles from './map-pins.module.css';

interface MapPinsProps extends Pick<MapProps, 'selected' | 'onSelect' | 'hovered' | 'onHover'> {
  label: string;
  groups: readonly PinGroup[];
  dots: readonly PlacedPin[];
  size: Size;
  /** Side of the square of a pin, in CSS pixels. */
  side: number;
  onOpen: (group: PinGroup) => void;
  /** A pin that is out of sight got the focus. */
  onReveal: (at: ScreenPoint) => void;
}

/** The pins as a list: each is a button with its name, so the map can be read without seeing it. */
export function MapPins({ label, groups, dots, size, side, ...pressed }: MapPinsProps) {
  return (
    <ul className={styles.pins} aria-label={label} style={sideOf(side)}>
      {dots.map(({ pin, at }) => (
        <li key={pin.key} className={styles.place} style={placeOf(at, size)}>
          <span
            className={styles.dot}
            data-tone={pin.tone ?? 'neutral'}
            role="img"
            aria-label={pin.label}
          />
          <Caption pin={pin} left={at[0]} width={size.width} />
        </li>
      ))}
      {groups.map((group) => (
        <li key={group.key} className={styles.place} style={placeOf(group.at, size)}>
          <GroupOrPin group={group} size={size} {...pressed} />
        </li>
      ))}
    </ul>
  );
}

/** Of the map's own size, so that a drawing that is scaled for paper takes its pins along. */
function placeOf([left, top]: ScreenPoint, { width, height }: Size): CSSProperties {
  return { left: `${(left / width) * 100}%`, top: `${(top / height) * 100}%` };
}

/** A custom property is not in React's list of styles. */
function sideOf(side: number): CSSProperties {
  return { '--app-pin-side': `${side}px` } as CSSProperties;
}

type PressedProps = Pick<
  MapPinsProps,
  'selected' | 'onSelect' | 'hovered' | 'onHover' | 'onOpen' | 'onReveal' | 'size'
>;

function GroupOrPin({ group, ...props }: PressedProps & { group: PinGroup }) {
  const [first] = group.pins;
  if (first === undefined) return null;
  return group.pins.length === 1 ? (
    <Pin pin={first.pin} at={group.at} {...props} />
  ) : (
    <Group group={group} {...props} />
  );
}

function isOut([left, top]: ScreenPoint, { width, height }: Size): boolean {
  return left < 0 || top < 0 || left > width || top > height;
}

function Group({
  group,
  selected,
  hovered,
  size,
  onOpen,
  onReveal,
}: PressedProps & { group: PinGroup }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const keys = group.pins.map(({ pin }) => pin.key);
  const names = formatList(
    group.pins.map(({ pin }) => pin.label),
    locale,
  );
  return (
    <button
      type="button"
      className={styles.group}
      data-chosen={keys.includes(selected ?? '')}
      data-hovered={keys.includes(hovered ?? '')}
      // The accessible name contains the visible text, for users of speech input (WCAG 2.5.3).
      aria-label={`${groupText(group.pins)}: ${t('map.group', { count: keys.length, names })}`}
      onClick={() => onOpen(group)}
      onFocus={() => {
        if (isOut(group.at, size)) onReveal(group.at);
      }}
    >
      {groupText(group.pins)}
    </button>
  );
}

function Pin({ pin, at, ...props }: PressedProps & { pin: MapPin; at: ScreenPoint }) {
  const { selected, onSelect, hovered, onHover, size, onReveal } = props;
  const isChosen = pin.key === selected;
  const look = {
    className: styles.pin,
    'data-kind': pin.kind ?? 'pin',
    'data-tone': isChosen ? 'info' : (pin.tone ?? 'neutral'),
    'data-chosen': isChosen,
    'data-hovered': pin.key === hovered,
    'aria-label': pin.label,
  };
  const caption = <Caption pin={pin} left={at[0]} width={size.width} />;
  if (onSelect === undefined) {
    return (
      <>
        <span {...look} role="img">
          <PinShape pin={pin} />
        </span>
        {caption}
      </>
    );
  }
  return (
    <>
      <button
        {...look}
        type="button"
        aria-pressed={isChosen}
        onClick={() => onSelect(isChosen ? null : pin.key)}
        onPointerEnter={() => onHover?.(pin.key)}
        onPointerLeave={() => onHover?.(null)}
        onFocus={() => {
          onHover?.(pin.key);
          if (isOut(at, size)) onReveal(at);
        }}
        onBlur={() => onHover?.(null)}
      >
        <PinShape pin={pin} />
      </button>
      {caption}
    </>
  );
}

interface CaptionProps {
  pin: MapPin;
  left: number;
  width: number;
}

function Caption({ pin: { caption, kind = 'pin' }, left, width }: CaptionProps) {
  if (caption === undefined) return null;
  const isLeft = isCaptionLeft(caption, left, width);
  return (
    <span className={styles.caption} data-left={isLeft} data-kind={kind} aria-hidden="true">
      {caption}
    </span>
  );
}
