import { defaultPreferences } from '@pazar/contracts/preferences';
import type { FakeAnswer } from './fake-api.ts';

/** Requests of every list besides its rows: no saved views, no settings. */
export const listAnswers: Readonly<Record<string, FakeAnswer>> = {
  '/v1/views': { items: [] },
  '/v1/account/preferences': { ...defaultPreferences, version: 0 },
};
