// The build puts this in front of the first script: it has run before the modules behind it are evaluated.
import type { StartData } from '@pazar/contracts/releases/runtime-config';
import { startDataId } from '@pazar/contracts/releases/page-parts';
import { requestEarly } from './request-early.ts';

async function start(): Promise<void> {
  const data = document.getElementById(startDataId)?.textContent;
  if (data !== undefined) await requestEarly(window, JSON.parse(data) as StartData);
}

// It only saves time: whatever is wrong with the data, the start meets it, and says so.
start().catch(() => undefined);
