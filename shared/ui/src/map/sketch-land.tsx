import { originOfPaths, unitsOfDegree } from '@pazar/geography/arc-path';
import { areaPath, borders, lakes, neighbourBorders, outline } from '@pazar/geography/land-paths';
import { memo, type ReactNode } from 'react';
import type { MapArea, MapCircle, MapLink } from './map-content.ts';
import { flattening, project, unitsOfKm } from './projection.ts';
import { halfOfLabel } from './taken-boxes.ts';
import type { Detail } from './use-detail.ts';
import { type Size, toScreen, type View } from './view.ts';
import styles from './sketch.module.css';

interface SketchLandProps {
  view: View;
  size: Size;
  areas: readonly MapArea[];
  circles: readonly MapCircle[];
  links: readonly MapLink[];
  detail: Detail | null;
  names: ReactNode;
}

/** The drawing of the map, hidden from screen readers: a text beside it has its content. */
export function SketchLand({ view, size, areas, circles, links, detail, names }: SketchLandProps) {
  const { width, height } = size;
  const [left, top] = toScreen(project(originOfPaths), view, size);
  const scale = view.scale / unitsOfDegree;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`translate(${left} ${top}) scale(${scale} ${scale / flattening})`}>
        <Land areas={areas} />
        {detail && <detail.DetailLines />}
      </g>
      {circles.map((circle) => (
        <Circle key={circle.key} circle={circle} view={view} size={size} />
      ))}
      {links.map((link) => (
        <Link key={link.key} link={link} view={view} size={size} />
      ))}
      {names}
    </svg>
  );
}

/** Moving the map changes the group around it alone, so these paths are drawn once. */
const Land = memo(function Land({ areas }: { areas: readonly MapArea[] }) {
  return (
    <>
      <path className={styles.neighbour} d={neighbourBorders} />
      <path className={styles.land} d={outline} />
      {areas.map(({ code, tone }) => (
        <path key={code} className={styles.area} data-tone={tone} d={areaPath(code)} />
      ))}
      <path className={styles.lake} d={lakes} />
      <path className={styles.border} d={borders} />
      {areas.map(({ code, tone }) => (
        <path key={code} className={styles.areaEdge} data-tone={tone} d={areaPath(code)} />
      ))}
      <path className={styles.outline} d={outline} />
    </>
  );
});

interface Placed {
  view: View;
  size: Size;
}

function Circle({ circle, view, size }: Placed & { circle: MapCircle }) {
  const { centre, radiusKm, tone } = circle;
  const [left, top] = toScreen(project(centre), view, size);
  const radius = radiusKm * unitsOfKm * view.scale;
  return <circle className={styles.circle} data-tone={tone} cx={left} cy={top} r={radius} />;
}

function Link({ link, view, size }: Placed & { link: MapLink }) {
  const { from, to, label, tone } = link;
  const [left, top] = toScreen(project(from), view, size);
  const [right, bottom] = toScreen(project(to), view, size);
  const half = halfOfLabel(label);
  return (
    <g data-tone={tone}>
      <path className={styles.link} d={`M${left} ${top}L${right} ${bottom}`} />
      <g transform={`translate(${(left + right) / 2} ${(top + bottom) / 2})`}>
        <rect className={styles.linkBox} x={-half} y="-11" width={2 * half} height="22" rx="11" />
        <text className={styles.linkLabel}>{label}</text>
      </g>
    </g>
  );
}
