import { describe, expect, it } from 'vitest';
import { mapsScriptUrl } from './trust-maps.ts';

describe('mapsScriptUrl', () => {
  it.each([
    'https://maps.googleapis.com/maps/api/js?key=k',
    'https://maps.googleapis.com/maps-api-v3/api/js/60/marker.js',
  ])('lets %s pass as it is', (url) => {
    expect(mapsScriptUrl(url)).toBe(url);
  });

  it('lets a worker that was made of text pass, and no such script', () => {
    const url = `blob:${location.origin}/7c1d2a10-5cf4-4f2a-9d5c-0d6d3a6c3f10`;
    expect(mapsScriptUrl(url, 'TrustedScriptURL', 'Worker constructor')).toBe(url);
    for (const [other, sink] of [
      [url, 'HTMLScriptElement src'],
      ['blob:https://evil.example/7c1d2a10', 'Worker constructor'],
      ['https://evil.example/worker.js', 'Worker constructor'],
    ] as const) {
      expect(() => mapsScriptUrl(other, 'TrustedScriptURL', sink)).toThrow(TypeError);
    }
  });

  it.each([
    'http://maps.googleapis.com/maps/api/js',
    'https://maps.googleapis.com.evil.example/maps/api/js',
    'https://maps.googleapis.com@evil.example/',
    'https://evil.example/?https://maps.googleapis.com',
    '//evil.example/x.js',
    '/static/js/other.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '',
  ])('refuses %s', (url) => {
    expect(() => mapsScriptUrl(url)).toThrow(TypeError);
  });
});
