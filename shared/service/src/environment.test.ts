import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databaseUrlVariable, originVariable, portVariable, readVariables } from './environment.ts';
import { StartProblem } from './start-problem.ts';

const schema = z.object({
  PAZAR_PORT: portVariable(3200),
  PAZAR_ORIGIN: originVariable('https://assets.example.com'),
  DATABASE_URL: databaseUrlVariable,
});

describe('The environment of a service', () => {
  it('has the usual port, and no origin or database', () => {
    expect(readVariables(schema, {})).toEqual({ PAZAR_PORT: 3200 });
  });

  it('takes an empty variable for one that is not set', () => {
    const empty = { PAZAR_PORT: '', PAZAR_ORIGIN: '', DATABASE_URL: '' };
    expect(readVariables(schema, empty)).toEqual({ PAZAR_PORT: 3200 });
  });

  it('reads the origin alone out of an address', () => {
    const { PAZAR_ORIGIN } = readVariables(schema, { PAZAR_ORIGIN: 'https://cdn.example.com/x' });
    expect(PAZAR_ORIGIN).toBe('https://cdn.example.com');
  });

  it('is refused with one line for each variable that is wrong, without its value', () => {
    const wrong = { PAZAR_PORT: '70000', DATABASE_URL: 'mysql://pazar:secret@host/name' };
    expect(() => readVariables(schema, wrong)).toThrow(
      new StartProblem(
        'PAZAR_PORT must be a port from 1 to 65535, such as 3200.\n' +
          'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
      ),
    );
  });
});
