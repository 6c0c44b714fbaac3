import { describe, expect, it } from 'vitest';
import { mapsScriptUrl } from './trust-maps.ts';

describe('mapsScriptUrl', () => {
  it.each([
    'https://maps.googleapis.com/maps/api/js?key=k',
    'https://maps.googleapis.com/maps-api-v3/api/js/60/marker.js',
  ])('lets %s pass as it is', (url) => {
    expect(mapsScriptUrl(url)).toBe(url);
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
