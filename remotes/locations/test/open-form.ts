import type { LocationDetail } from '@pazar/contracts/location-detail';
import { type FakeApi, fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { section } from '../src/section.tsx';
import { aroundLocation } from './location-api.ts';

/** The form of a location, which can be saved. */
export function open(location: LocationDetail) {
  const save = `PATCH /v1/locations/${location.id}`;
  const api = fakeApi({ [save]: { ...location, version: 2 }, ...aroundLocation(location) });
  return { ...renderSection(section, { at: `/location/${location.id}/edit`, api }), api };
}

/** Saves, and waits for what is sent. */
export async function saved(user: ReturnType<typeof open>['user'], api: FakeApi) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return vi.waitUntil(() => api.calls.find(({ method }) => method !== 'GET'));
}
