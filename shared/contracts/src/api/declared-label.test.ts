import { describe, expect, it } from 'vitest';
import { auditedFields } from './audited-field.ts';
import { textsOfRecords } from './declared-label.ts';

describe('The declared texts of all records', () => {
  it('have one label wherever they have one name: the audit shows fields of any record', () => {
    const labels = Map.groupBy(
      textsOfRecords.flatMap((texts) => Object.entries(texts)),
      ([name]) => name,
    );
    const differing = [...labels].filter(
      ([, texts]) => new Set(texts.map(([, { label }]) => JSON.stringify(label))).size > 1,
    );
    expect(differing).toEqual([]);
  });

  it('are fields of the audit, each of which is named once', () => {
    expect(auditedFields.filter((field, at) => auditedFields.indexOf(field) !== at)).toEqual([]);
    expect(auditedFields).toEqual(
      expect.arrayContaining(textsOfRecords.flatMap((texts) => Object.keys(texts))),
    );
  });
});
