import { aLocation, aPage } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { useHttp } from '@pazar/shell/http';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstLocations } from './locations.ts';
import { useChoices } from './use-inline-query.tsx';

const most = 100;

function Choices() {
  const { rows, notice } = useChoices(firstLocations(useHttp()), most);
  return (
    <>
      <output>{rows.length} to choose from</output>
      {notice}
    </>
  );
}

function show(count: number, locale: 'en' | 'mk') {
  const locations = Array.from({ length: count }, () => aLocation());
  const api = fakeApi({ '/v1/locations': aPage(locations) });
  return renderInShell([{ path: '/', element: <Choices /> }], { at: '/', api, locale });
}

describe('Choices that the server returns in part', () => {
  it.each([
    ['en', /^Only the first 100 are offered here; there may be more/],
    ['mk', /^Овде се нудат само првите 100; можно е да има уште/],
  ] as const)('say so in %s', async (locale, words) => {
    show(most, locale);
    const said = await screen.findByText(words);
    expect(said.getAttribute('role')).toBe('status');
  });

  it('say nothing when they are all there', async () => {
    show(most - 1, 'en');
    await screen.findByText('99 to choose from');
    expect(screen.queryByText(/^Only the first/)).toBeNull();
  });
});
