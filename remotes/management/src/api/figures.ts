import { managedLocationPageSchema } from '@pazar/contracts/location';
import type { LocationWarning } from '@pazar/contracts/location-warning';
import { managementStatsSchema } from '@pazar/contracts/management';
import { read } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

/** Locations that are named on the page; the count says how many there are. */
const named = 20;

/** Figures over all agents. */
export const marketFigures = (http: HttpClient) =>
  read(http, {
    key: ['management', 'figures'],
    path: '/v1/management/stats',
    schema: managementStatsSchema,
  });

/** What makes a pin a bad one; missing hours are another matter. */
const badPins: readonly LocationWarning[] = ['no_position', 'outside_country', 'far_from_address'];

/** Active locations of all agents without a pin, or with one that cannot be right. */
export const locationsWithBadPins = (http: HttpClient) =>
  read(http, {
    key: ['management', 'figures', 'locations'],
    path: '/v1/management/locations',
    schema: managedLocationPageSchema,
    query: { status: 'ACTIVE', warning: badPins, limit: named, count: true },
  });
