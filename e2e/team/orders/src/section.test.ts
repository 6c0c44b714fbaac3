import { findRemoteFaults } from '@pazar/testing/find-remote-faults';
import { describe, expect, it } from 'vitest';
import { section } from './section.tsx';

describe('The section', () => {
  it('has what section.json promises, in both languages', () => {
    expect(findRemoteFaults(section)).toEqual([]);
  });
});
