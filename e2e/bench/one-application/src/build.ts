import type { SectionDescriptor } from '@pazar/contracts/releases/section-descriptor';
import {
  sectionDescriptorSchema,
  withoutEditorMember,
} from '@pazar/contracts/releases/section-file';
import account from '../../../../remotes/account/section.json';
import catalog from '../../../../remotes/catalog/section.json';
import dashboard from '../../../../remotes/dashboard/section.json';
import locations from '../../../../remotes/locations/section.json';
import management from '../../../../remotes/management/section.json';
import promotion from '../../../../remotes/promotion/section.json';
import type { Build } from '../../../../host/src/core/builds/build.ts';

/** Replaces the host's builds: the six sections are known when the application is built. */
export function chosenBuilds(): Build[] {
  return [account, catalog, dashboard, locations, management, promotion].map((descriptor) =>
    build(sectionDescriptorSchema.parse(withoutEditorMember(descriptor))),
  );
}

/** One application loads nothing from another origin. */
export function originCheck(): () => boolean {
  return () => false;
}

/** The host creates builds from a document's entries; one application has no document. */
export function buildOf(name: string): never {
  throw new Error(`${name} has no other version`);
}

/** One application comes from one origin. */
export function fallbackOf(): null {
  return null;
}

function build(section: SectionDescriptor): Build {
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
    section,
    files: {
      pluginVersion: '',
      entry: '',
      expose: { js: [], css: [] },
      localization: { en: '', mk: '' },
      shared: {},
    },
    integrity: null,
  };
}
