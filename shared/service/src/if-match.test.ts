import { describe, expect, it } from 'vitest';
import { highestVersion, readIfMatch, versionTag } from './if-match.ts';

const read = (tag?: string) =>
  readIfMatch({ headers: tag === undefined ? {} : { 'if-match': tag } });

describe('If-Match', () => {
  it.each([0, 7, highestVersion])('names the version of the tag: %d', (version) => {
    expect(read(versionTag(version))).toBe(version);
    expect(read(` ${versionTag(version)} `)).toBe(version);
  });

  it('may be absent', () => {
    expect(read()).toBe('absent');
  });

  it.each(['', '7', 'W/"7"', '"a"', '*', '"7", "8"', '"-1"', versionTag(highestVersion + 1)])(
    'is malformed when it is no such tag: %s',
    (tag) => {
      expect(read(tag)).toBe('malformed');
    },
  );
});
