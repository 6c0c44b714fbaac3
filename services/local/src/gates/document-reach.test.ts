import { describe, expect, it } from 'vitest';
import { findUnreachable } from './document-reach.ts';

const complaint = (document: string) =>
  `${document}: README.md does not link here, directly or through other documents`;

describe('A document', () => {
  it('is reached through others, also in other folders', () => {
    const documents = new Map([
      ['README.md', 'See [the guides](docs/guides.md#first) and ![a picture](docs/a.webp)'],
      ['docs/guides.md', '[One](guides/one.md), [back](../README.md)'],
      ['docs/guides/one.md', 'Nothing follows.'],
    ]);
    expect(findUnreachable(documents)).toEqual([]);
  });

  it('is found that only a document beside it, or an address elsewhere, names', () => {
    const documents = new Map([
      ['README.md', '[Elsewhere](https://example.org/docs/one.md), `docs/two.md`'],
      ['docs/one.md', '[Two](two.md)'],
      ['docs/two.md', '[One](one.md)'],
    ]);
    expect(findUnreachable(documents)).toEqual(['docs/one.md', 'docs/two.md'].map(complaint));
  });

  it('of the changes of a package needs no link; that of the whole does', () => {
    const documents = ['README.md', 'CHANGELOG.md', 'shared/ui/CHANGELOG.md', '.changeset/a.md'];
    expect(findUnreachable(new Map(documents.map((document) => [document, ''])))).toEqual([
      complaint('CHANGELOG.md'),
    ]);
  });
});
