import type { DiscoveryEntry } from '@pazar/contracts/discovery';
import { sectionDescriptorSchema } from '@pazar/contracts/section-descriptor';
import account from '../../../../remotes/account/section.json';
import catalog from '../../../../remotes/catalog/section.json';
import dashboard from '../../../../remotes/dashboard/section.json';
import locations from '../../../../remotes/locations/section.json';
import management from '../../../../remotes/management/section.json';
import promotion from '../../../../remotes/promotion/section.json';
import type { RemoteRecord } from '../../../../host/src/core/records/remote-record.ts';

/** Stands in for the host's records: the six sections are known when the application is built. */
export function remoteRecords(): RemoteRecord[] {
  return [account, catalog, dashboard, locations, management, promotion].map((descriptor) =>
    record(sectionDescriptorSchema.parse(descriptor)),
  );
}

/** Nothing of one application is ever loaded from another origin. */
export function originCheck(): () => boolean {
  return () => false;
}

/** What the host makes of an entry of the document, of which one application has none. */
export function recordOf(name: string): never {
  throw new Error(`${name} has no other version`);
}

function record(section: DiscoveryEntry['extras']['pazar']['section']): RemoteRecord {
  const none = { js: [], css: [] };
  const entry: DiscoveryEntry = {
    url: 'http://127.0.0.1/mf-manifest.json',
    metadata: { integrity: '', version: '0.0.0' },
    deployment: { traffic: 100, default: true },
    extras: {
      pazar: {
        section,
        build: {
          pluginVersion: '',
          entry: '',
          expose: none,
          localization: { en: '', mk: '' },
          shared: {},
          integrity: {},
        },
      },
    },
  };
  const { name } = section;
  return {
    name,
    version: '0.0.0',
    reason: 'default',
    group: 'other',
    rollout: null,
    container: name,
    registered: name,
    manifest: '',
    base: '',
    entry,
    integrity: null,
  };
}
