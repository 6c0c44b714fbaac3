import { promotionCodeSchema } from '@pazar/contracts/promotion-code';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode } from './code-letters.ts';

describe('The code of a promotion', () => {
  it('becomes Latin where the letters look the same, and says so', () => {
    expect(readCode('ЕСЕН10')).toEqual({ code: 'ECEH10', isReplaced: true });
    expect(readCode('autumn-10')).toEqual({ code: 'AUTUMN-10', isReplaced: false });
  });

  it('keeps letters that have no Latin twin, which the server refuses', () => {
    const { code } = readCode('ЛЕТО');
    expect(code).toBe('ЛETO');
    expect(promotionCodeSchema.safeParse(code).success).toBe(false);
  });

  it('is read the same a second time', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { code } = readCode(typed);
        expect(readCode(code)).toEqual({ code, isReplaced: false });
      }),
    );
  });
});
