import type { LocationType } from '@pazar/contracts/location';

/** Drawn here on a square of 24: the design system has no pictures of places. */
const paths: Readonly<Record<LocationType, string>> = {
  FARM: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5h4v5',
  FIELD:
    'M3 8c3-2.5 6-2.5 9 0s6 2.5 9 0M3 13c3-2.5 6-2.5 9 0s6 2.5 9 0M3 18c3-2.5 6-2.5 9 0s6 2.5 9 0',
  GREENHOUSE: 'M4 20v-8a8 8 0 0 1 16 0v8zM12 4v16M4 13h16',
  ORCHARD: 'M12 21v-8M12 14a5.5 5.5 0 1 0-5.5-5.5A5.5 5.5 0 0 0 12 14zM12 18l3-2.5',
  VINEYARD: 'M12 3v5M12 5c2-2 4-2 6-1M8 8h8M7 12h10M9 16h6M11 20h2',
  STORE: 'M4 10v10h16V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
  MARKET_STALL: 'M3 9l2-5h14l2 5zM5 9v11M19 9v11M5 14h14',
  PICKUP_POINT: 'M12 3 4 7.5v9L12 21l8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  WAREHOUSE: 'M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 16h10',
};

/** What a place is, as a picture beside its name. */
export function TypeIcon({ type, size = 20 }: { type: LocationType; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable={false}
    >
      <path d={paths[type]} />
    </svg>
  );
}
