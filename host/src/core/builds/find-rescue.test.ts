import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDocument, anEntry, assetOrigin } from '../../../test/discovery.ts';
import { makeSigner, signDocument, type Signer } from '../../../test/signed-document.ts';
import { buildOf } from './build.ts';
import { SectionFailure, type SectionFailureKind } from './section-failure.ts';
import { findRescue } from './find-rescue.ts';
import { saveGoodVersion } from './last-good-versions.ts';

const secondOrigin = 'https://second.example';
let signer: Signer;

beforeAll(async () => {
  signer = await makeSigner();
});

/** An entry of the catalog at this version, with a fallback URL. */
function entryAt(version: string) {
  const entry = anEntry('catalog');
  const url = entry.url.replace('0.1.0-abc', version);
  const fallbackUrl = url.replace(assetOrigin, secondOrigin);
  return { ...entry, url, fallbackUrl, metadata: { ...entry.metadata, version } };
}

const canary = buildOf('catalog', entryAt('0.3.0'), {
  reason: 'canary',
  group: 'canary',
  rollout: 'r1',
});
let document: DiscoveryDocument;

beforeEach(() => {
  document = aDocument(entryAt('0.2.0'));
});

/** Stores a version as good, with the document of that time. */
async function keep(version: string, by = signer): Promise<void> {
  const signed = await signDocument(aDocument(entryAt(version)), { signer: by });
  saveGoodVersion(localStorage, { remote: 'catalog', version, sequence: 1, signed });
}

async function rescueOf(kind: SectionFailureKind, build = canary): Promise<string[]> {
  const { name: remote, version } = build;
  const failure = new SectionFailure({ kind, remote, version, phase: 'load' });
  const found = await findRescue(build, failure, {
    document,
    assetOrigins: [assetOrigin, secondOrigin],
    keys: [signer.publicKey],
    storage: localStorage,
  });
  return found.map(({ reason, base }) => `${reason} ${base}`);
}

const fallback = `rescue-fallback ${secondOrigin}/catalog/0.3.0/`;
const standard = `rescue-default ${assetOrigin}/catalog/0.2.0/`;
const lastGood = `rescue-last-good ${assetOrigin}/catalog/0.1.0/`;

describe('findRescue', () => {
  it('tries the second address, the default, and what worked here last, in this order', async () => {
    await keep('0.1.0');
    expect(await rescueOf('unreachable')).toEqual([fallback, standard, lastGood]);
    expect(await rescueOf('tampered')).toEqual([fallback, standard, lastGood]);
  });

  it('does not ask for the same bytes again when the bytes are what is wrong', async () => {
    expect(await rescueOf('crashed')).toEqual([standard]);
    expect(await rescueOf('incompatible')).toEqual([standard]);
  });

  it('has nothing but what worked for a default that does not', async () => {
    const broken = buildOf('catalog', entryAt('0.2.0'), {
      reason: 'default',
      group: 'other',
      rollout: null,
    });
    expect(await rescueOf('crashed', broken)).toEqual([]);
    await keep('0.1.0');
    expect(await rescueOf('crashed', broken)).toEqual([lastGood]);
  });

  it('takes nothing that was recalled, nor from an origin that is not allowed', async () => {
    await keep('0.1.0');
    const [entry] = document.microFrontends['catalog'] ?? [];
    if (entry !== undefined) entry.extras.pazar.recalled = ['0.1.0', '0.3.0'];
    expect(await rescueOf('unreachable')).toEqual([standard]);
    if (entry !== undefined) entry.url = 'https://evil.example/catalog/0.2.0/mf-manifest.json';
    expect(await rescueOf('unreachable')).toEqual([]);
  });

  it('takes what worked only with a signature that is trusted today', async () => {
    await keep('0.1.0', await makeSigner());
    expect(await rescueOf('crashed')).toEqual([standard]);
  });
});
