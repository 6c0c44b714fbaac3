import { discoverySchemaUrl } from '@pazar/contracts/releases/discovery';
import type { Discovery } from '../../../../host/src/core/discovery/discover.ts';

/** Stands in for the host's discovery: one application has no document to ask for. */
export function discover(): Promise<Discovery> {
  return Promise.resolve({
    document: { schema: discoverySchemaUrl, microFrontends: {} },
    sequence: 0,
    issuedAt: '',
    fault: null,
    keys: [],
  });
}
