import { describe, expect, it } from 'vitest';
import { overrideAddress } from './overrides.ts';

const origins = ['http://127.0.0.1:*', 'https://builds.example.com'];

describe('overrideAddress', () => {
  it.each([
    ['3110', 'http://127.0.0.1:3110/'],
    [' 3110 ', 'http://127.0.0.1:3110/'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/'],
    ['https://builds.example.com/catalog/7', 'https://builds.example.com/catalog/7/'],
    [
      'https://builds.example.com/catalog/7/mf-manifest.json',
      'https://builds.example.com/catalog/7/',
    ],
    [
      'https://builds.example.com/catalog/7/remoteEntry.js',
      'https://builds.example.com/catalog/7/',
    ],
  ])('takes %j as the folder %s', (text, base) => {
    expect(overrideAddress(text, origins)).toEqual({ base });
  });

  it.each([
    'https://127.0.0.1:3110/',
    'http://127.0.0.2:3110/',
    'http://127.0.0.1.evil.example:3110/',
    'http://builds.example.com/',
    'https://builds.example.com:8443/',
    'https://builds.example.com.evil.example/',
    'https://evil.example/https://builds.example.com/',
  ])('takes nothing from %s', (text) => {
    expect(overrideAddress(text, origins)).toEqual({ fault: 'other-origin' });
  });

  it.each([
    '',
    'catalog',
    '//127.0.0.1',
    'javascript:alert(1)',
    'file:///etc',
    '999999',
    'https://a@builds.example.com/',
  ])('does not understand %j', (text) => {
    expect(overrideAddress(text, origins)).toEqual({ fault: 'unreadable' });
  });

  it('takes nothing at all without an allowed origin', () => {
    expect(overrideAddress('3110', [])).toEqual({ fault: 'other-origin' });
  });
});
