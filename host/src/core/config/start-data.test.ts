import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageServerTime, readStartData } from './start-data.ts';

const data = {
  config: {
    api: '/api',
    dataStore: null,
    mapsKey: null,
    discovery: '/releases/discovery.json',
    trustedKeys: [{ keyId: 'k1', publicKey: 'A'.repeat(43) }],
    assetOrigins: ['http://127.0.0.1:3100'],
  },
  discovery: { document: '{"microFrontends":{}}', statement: '{"payload":""}' },
};

function pageWith(html: string): Document {
  return new DOMParser().parseFromString(`<html><head>${html}</head></html>`, 'text/html');
}
const element = (json: string) =>
  `<script type="application/json" id="pazar-start">${json}</script>`;

describe('readStartData', () => {
  it('gives what the server put into the page', () => {
    document.head.innerHTML = element(JSON.stringify(data));
    expect(readStartData(document)).toEqual(data);
    document.head.innerHTML = '';
  });

  it.each(['', element(''), element('{'), element('null'), element('{"config":{}}')])(
    'gives nothing for a page with %j',
    (html) => {
      expect(readStartData(pageWith(html))).toBeNull();
    },
  );

  it('takes no other element for the data', () => {
    const text = JSON.stringify(data);
    expect(readStartData(pageWith(`</head><body><p id="pazar-start">${text}</p>`))).toBeNull();
  });
});

describe('pageServerTime', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the time that the server sent with the page', () => {
    class Navigation {
      readonly serverTiming = [{ name: 'clock', duration: 1_795_000_000_000 }];
    }
    vi.stubGlobal('PerformanceNavigationTiming', Navigation);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(new Navigation(), performance.mark('navigation')),
    ]);
    expect(pageServerTime(performance)).toBe(1_795_000_000_000);
  });

  it("is the browser's own where the server sent none", () => {
    vi.spyOn(Date, 'now').mockReturnValue(42);
    vi.stubGlobal('PerformanceNavigationTiming', Date);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(pageServerTime(performance)).toBe(42);
  });
});
