import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { PlainItem, PlainList } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { Picture } from './picture.tsx';

const show = (element: ReactNode) => renderInShell([{ path: '/', element }], { at: '/' });

describe('A part of a page', () => {
  it('is a landmark by its title, unless it says otherwise', async () => {
    const { container } = show(
      <>
        <PageSection title="Movements">…</PageSection>
        <PageSection title="Remaining" isLandmark={false}>
          …
        </PageSection>
      </>,
    );
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Movements' })).not.toBeNull();
    await expectAccessible(container);
  });
});

describe('A picture', () => {
  const variants = [{ size: 160 as const, url: '/v1/images/one/160', width: 160, height: 120 }];

  it('is loaded from the API in the size of its place, and described', () => {
    show(<Picture size={160} image={{ alt: { mk: null, en: 'Red tomatoes' }, variants }} />);
    const picture = screen.getByRole('img', { name: 'Red tomatoes' });
    expect(picture.getAttribute('src')).toBe('/api/v1/images/one/160');
  });

  it('says nothing beside the name of what it shows', () => {
    show(<Picture size={160} isDecoration image={{ alt: { mk: null, en: 'Red' }, variants }} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('that is not there yet has a sign in its place', () => {
    const { container } = show(<Picture size={160} image={null} icon="produce" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('that is not there yet is the first letter of its subject, in the colour of its kind', () => {
    const tile = (name: string, kind: string) => {
      const { container } = show(<Picture size={160} image={null} subject={{ name, kind }} />);
      const letter = container.querySelector<HTMLElement>('[data-letter]');
      return [letter?.dataset['letter'], letter?.style.getPropertyValue('--hue')];
    };
    const [cherry, tomato, walnut] = [
      tile('чери домат', 'tomato'),
      tile('Tomato', 'tomato'),
      tile('Walnut', 'walnut'),
    ];
    expect([cherry[0], tomato[0], walnut[0]]).toEqual(['Ч', 'T', 'W']);
    expect(cherry[1]).toBe(tomato[1]);
    expect(walnut[1]).not.toBe(tomato[1]);
  });
});

describe('Lines and lists', () => {
  it('are lists to who cannot see them', async () => {
    const { container } = show(
      <>
        <InfoLines>
          <InfoLine tone="attention" name="Tomato" detail="Out of stock">
            <a href="/">Add stock</a>
          </InfoLine>
        </InfoLines>
        <PlainList label="Products">
          <PlainItem>Pepper</PlainItem>
        </PlainList>
      </>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Products' })).not.toBeNull();
    await expectAccessible(container);
  });
});
