import { basics } from './entries/basics.tsx';
import { charts } from './entries/charts.tsx';
import { choices } from './entries/choices.tsx';
import { commandEntries } from './entries/commands.tsx';
import { dataLists } from './entries/data-lists.tsx';
import { frames } from './entries/frames.tsx';
import { images } from './entries/images.tsx';
import { inputs } from './entries/inputs.tsx';
import { lists } from './entries/lists.tsx';
import { maps } from './entries/maps.tsx';
import { numbers } from './entries/numbers.tsx';
import { overlays } from './entries/overlays.tsx';
import { recordForms } from './entries/record-form.tsx';
import { recordParts } from './entries/record-parts.tsx';
import { records } from './entries/records.tsx';
import { searches } from './entries/searches.tsx';
import { states } from './entries/states.tsx';
import { times } from './entries/times.tsx';
import type { Entry } from './entry.ts';

/** Every component that the host provides; a test fails when one is missing. */
export const entries: readonly Entry[] = [
  ...basics,
  ...inputs,
  ...numbers,
  ...times,
  ...choices,
  ...searches,
  ...images,
  ...recordForms,
  ...overlays,
  ...commandEntries,
  ...charts,
  ...maps,
  ...lists,
  ...dataLists,
  ...frames,
  ...records,
  ...recordParts,
  ...states,
];
