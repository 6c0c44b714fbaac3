import { describe, expect, it } from 'vitest';
import { fileNameOf } from './answer-body.ts';

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="pazar.zip"', 'pazar.zip'],
    ['attachment; filename=pazar.csv', 'pazar.csv'],
    [
      `attachment; filename="x.csv"; filename*=UTF-8''%D0%B4%D0%BE%D0%BC%D0%B0%D1%82.csv`,
      'домат.csv',
    ],
    [`attachment; filename*=UTF-8''%E0%A4; filename="plain.csv"`, 'plain.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\files\\\\a.csv"', 'a.csv'],
  ])('reads out of %s the name %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it.each([undefined, '', 'attachment', 'inline; filename=""', 'attachment; filename="folder/"'])(
    'reads no name out of %s',
    (header) => {
      expect(fileNameOf(header)).toBeNull();
    },
  );
});
