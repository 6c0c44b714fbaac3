import type { MapPin } from './map-content.ts';
import styles from './map-pins.module.css';

interface PinLookProps {
  pin: Pick<MapPin, 'kind' | 'mark' | 'tone' | 'caption'>;
  isChosen: boolean;
  isHovered: boolean;
}

/** A pin as it looks on a map that places it itself. */
export function PinLook({ pin, isChosen, isHovered }: PinLookProps) {
  const { kind = 'pin', tone = 'neutral', caption } = pin;
  return (
    <span
      className={styles.look}
      data-kind={kind}
      data-tone={isChosen ? 'info' : tone}
      data-chosen={isChosen}
      data-hovered={isHovered}
    >
      <PinShape pin={pin} />
      {caption !== undefined && <span className={styles.lookCaption}>{caption}</span>}
    </span>
  );
}

/** The middle of the head, in the units of the drawing. */
const head = { x: 17, y: 14 } as const;

export function PinShape({
  pin: { kind = 'pin', mark = '' },
}: {
  pin: Pick<MapPin, 'kind' | 'mark'>;
}) {
  return (
    <svg className={styles.shape} viewBox="0 0 34 34" aria-hidden="true">
      {kind === 'pin' ? (
        <path className={styles.body} d="M17 33L8.4 23.1A12.5 12.5 0 1 1 25.6 23.1Z" />
      ) : (
        <circle
          className={styles.ring}
          data-kind={kind}
          cx="17"
          cy="17"
          r={kind === 'dot' ? 5 : 13}
        />
      )}
      {mark === '' && kind === 'pin' ? (
        <circle className={styles.eye} cx={head.x} cy={head.y} r="4.5" />
      ) : (
        <text className={styles.mark} x={head.x} y={kind === 'ring' ? 17 : head.y}>
          {kind === 'dot' ? '' : mark}
        </text>
      )}
    </svg>
  );
}
