import { memo } from 'react';
import detail from './detail.data.json' with { type: 'json' };
import { type NamesOptions, placeNames } from './place-names.ts';
import styles from '../sketch.module.css';

/** Rivers and main roads, in the units of `arc-path.ts`. */
export const DetailLines = memo(function DetailLines() {
  return (
    <>
      <path className={styles.river} d={detail.rivers} />
      <path className={styles.road} d={detail.roads} />
    </>
  );
});

/** The names that have space: settlements with their dots, municipalities, neighbours, lakes and rivers. */
export function DetailNames(options: NamesOptions) {
  return placeNames(options).map(({ key, text, kind, at, dot }) => (
    <g key={`${kind} ${key}`}>
      {dot !== undefined && <circle className={styles.town} cx={dot[0]} cy={dot[1]} r="2.5" />}
      <text className={styles.name} data-kind={kind} x={at[0]} y={at[1]}>
        {text}
      </text>
    </g>
  ));
}
