import { describe, expect, it } from 'vitest';
import { widePanels } from './wide-panels.ts';

describe('The panels that fill a row', () => {
  it.each([
    [
      ['toDo', 'outflowByDay', 'bestBefore', 'harvestDue'],
      ['bestBefore', 'harvestDue'],
    ],
    [
      ['toDo', 'outflowByDay', 'remaining', 'figures'],
      ['remaining', 'figures'],
    ],
    [
      ['checklist', 'toDo', 'verification', 'promotions'],
      ['checklist', 'promotions'],
    ],
    [['application'], ['application']],
  ] as const)('of %j are %j: nothing leaves a hole beside it', (keys, wide) => {
    expect(widePanels(keys)).toEqual(new Set(wide));
  });
});
