import { rolloutRanges } from '@pazar/contracts/releases/draw';
import { discoveryDocumentSchema } from '@pazar/contracts/releases/discovery';
import { Ajv2019 } from 'ajv/dist/2019.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectBuild } from '../domain/inspect-build.ts';
import { buildFiles } from '../testing/build-fixture.ts';
import { composeDocument, type LiveVersion } from './compose-document.ts';

/** The constraints of the public schema `v1-pre`, in our words; for every entry, not the first. */
const publicSchema = {
  type: 'object',
  required: ['schema', 'microFrontends'],
  additionalProperties: false,
  properties: {
    schema: { type: 'string' },
    microFrontends: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        uniqueItems: true,
        items: {
          type: 'object',
          required: ['url', 'metadata'],
          additionalProperties: false,
          properties: {
            url: { type: 'string' },
            fallbackUrl: { type: 'string' },
            metadata: {
              type: 'object',
              required: ['integrity', 'version'],
              additionalProperties: false,
              properties: { integrity: { type: 'string' }, version: { type: 'string' } },
            },
            deployment: {
              type: 'object',
              required: ['traffic', 'default'],
              properties: {
                traffic: { type: 'number', minimum: 0, maximum: 100 },
                default: { type: 'boolean' },
              },
            },
            extras: { type: 'object' },
          },
        },
      },
    },
  },
};

function liveVersion(remote: string, version: string, traffic = 100): LiveVersion {
  const { section, build, manifestIntegrity } = inspectBuild(buildFiles(remote));
  const isDefault = traffic >= 50;
  return { remote, version, traffic, isDefault, section, build, manifestIntegrity };
}

const origin = { asset: 'http://127.0.0.1:3100' };

describe('The discovery document', () => {
  it('keeps to the public frontend-discovery schema, empty and filled', () => {
    const validate = new Ajv2019({ strict: true }).compile(publicSchema);
    const live = [
      liveVersion('catalog', '0.1.0-a', 95),
      liveVersion('catalog', '0.2.0-b', 5),
      liveVersion('locations', '0.1.0-c'),
    ];
    for (const versions of [[], live]) {
      const document: unknown = JSON.parse(composeDocument(versions, origin).toString());
      expect(validate(document)).toBe(true);
    }
  });

  it('names who gets a canary, what is recalled and a second origin, within the public schema', () => {
    const validate = new Ajv2019({ strict: true }).compile(publicSchema);
    const rollout = { id: 'r1', ...rolloutRanges(5) };
    const live = [
      { ...liveVersion('catalog', '0.1.0-a', 95), recalled: ['0.0.9'] },
      { ...liveVersion('catalog', '0.2.0-b', 5), rollout },
    ];
    const body = composeDocument(live, { ...origin, fallback: 'https://mirror.example' });
    const document = discoveryDocumentSchema.parse(JSON.parse(body.toString()));
    expect(validate(document)).toBe(true);
    const [stable, canary] = document.microFrontends['catalog'] ?? [];
    expect(stable?.extras.pazar.recalled).toEqual(['0.0.9']);
    expect(stable?.fallbackUrl).toBe('https://mirror.example/catalog/0.1.0-a/mf-manifest.json');
    expect(canary?.extras.pazar.rollout).toEqual(rollout);
  });

  it('takes a remote whose name every object answers to', () => {
    const body = composeDocument([liveVersion('constructor', '0.1.0-a')], origin);
    const document = discoveryDocumentSchema.parse(JSON.parse(body.toString()));
    expect(Object.keys(document.microFrontends)).toEqual(['constructor']);
  });

  it('points each version at its own folder of the asset origin', () => {
    const body = composeDocument([liveVersion('catalog', '0.1.0-a')], {
      asset: 'https://cdn.example',
    });
    expect(body.toString()).toContain('"https://cdn.example/catalog/0.1.0-a/mf-manifest.json"');
  });

  it('is the same bytes for the same versions in any order', () => {
    const live = ['catalog', 'locations', 'account'].map((name) => liveVersion(name, '0.1.0-a'));
    live.push(liveVersion('catalog', '0.2.0-b', 0));
    const expected = composeDocument(live, origin);
    fc.assert(
      fc.property(fc.shuffledSubarray(live, { minLength: live.length }), (shuffled) => {
        expect(composeDocument(shuffled, origin).equals(expected)).toBe(true);
      }),
    );
  });

  it('is not made of a remote that has no default', () => {
    expect(() => composeDocument([liveVersion('catalog', '0.1.0-a', 5)], origin)).toThrow(
      'one-default-required',
    );
  });
});
