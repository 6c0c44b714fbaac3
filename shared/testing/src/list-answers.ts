import { defaultPreferences } from '@pazar/contracts/preferences';
import type { FakeAnswer } from './fake-api.ts';

/** What every list asks for beside its rows: no saved views, nothing chosen. */
export const listAnswers: Readonly<Record<string, FakeAnswer>> = {
  '/v1/views': { items: [] },
  '/v1/account/preferences': { ...defaultPreferences, version: 0 },
};
