import type { z } from 'zod';
import { ruleFaultCodes, type FieldFault } from './refusal.ts';

type Issue = z.core.$ZodIssue;

/** The field errors of a zod error, one for each unknown key. */
export function fieldFaults(issues: readonly Issue[]): FieldFault[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key): FieldFault => ({
        pointer: pointerTo([...issue.path, key]),
        code: 'unknown-key',
        params: { key },
      }));
    }
    return { pointer: pointerTo(issue.path), ...faultOf(issue) };
  });
}

function faultOf(issue: Issue): Omit<FieldFault, 'pointer'> {
  switch (issue.code) {
    case 'too_small':
      return faultOfTooLittle(issue);
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'max-length' : 'max',
        params: { limit: Number(issue.maximum) },
      };
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : 'invalid' };
    case 'invalid_format':
      return { code: 'format' };
    case 'custom':
      return { code: ruleFault(issue) };
    default:
      return { code: 'invalid' };
  }
}

function faultOfTooLittle({ origin, minimum }: z.core.$ZodIssueTooSmall) {
  const limit = Number(minimum);
  if (origin !== 'string') return { code: 'min', params: { limit } } as const;
  // A field left empty is reported as missing.
  return limit === 1
    ? ({ code: 'required' } as const)
    : ({ code: 'min-length', params: { limit } } as const);
}

function ruleFault(issue: z.core.$ZodIssueCustom): FieldFault['code'] {
  return ruleFaultCodes.find((code) => code === issue.params?.['fault']) ?? 'invalid';
}

/** RFC 6901: `~` and `/` inside a name are escaped. */
function pointerTo(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
