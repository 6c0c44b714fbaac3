import { join } from 'node:path';
import { runtimeConfigSchema, type RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import { publicKeySchema } from '@pazar/contracts/releases/statement';
import { z } from 'zod';
import type { Environment } from './environment.ts';
import { createResource, type Resource } from '@pazar/service/resource';
import { watchFile, type WatchedFile } from './watched-file.ts';

/** The configuration, and the answer of `/config.json`. */
export interface ConfigFile {
  readonly config: RuntimeConfig;
  readonly resource: Resource;
}

function reportsAndOverrides({ telemetrySample, overrides }: Environment) {
  const telemetry = { address: '/releases/telemetry', sampleRate: telemetrySample };
  return {
    ...(telemetrySample > 0 && { telemetry }),
    ...(overrides.origins.length > 0 && { overrides }),
  };
}

/**
 * The shell's runtime configuration, from the environment and the keys that the registry wrote.
 * Undefined until there are keys; rejects when they, or the result, are not valid.
 */
export function openRuntimeConfig(environment: Environment): WatchedFile<ConfigFile> {
  const path = join(environment.home, 'documents', 'trusted-keys.json');
  return watchFile(path, async (bytes) => {
    const trustedKeys = z.array(publicKeySchema).min(1).parse(JSON.parse(bytes.toString()));
    const config: RuntimeConfig = {
      api: '/api',
      dataStore: environment.dataStore,
      mapsKey: environment.mapsKey,
      ...(environment.mapsId === undefined ? {} : { mapsId: environment.mapsId }),
      ...(environment.contact === undefined ? {} : { contact: environment.contact }),
      ...(environment.isDemo && { demo: true }),
      discovery: '/releases/discovery.json',
      trustedKeys,
      assetOrigins: [
        environment.assetOrigin,
        ...(environment.fallbackOrigin === undefined ? [] : [environment.fallbackOrigin]),
      ],
      ...reportsAndOverrides(environment),
      ...(environment.developmentRemotes === undefined
        ? {}
        : { developmentRemotes: environment.developmentRemotes }),
    };
    const checked = runtimeConfigSchema.parse(config);
    const body = Buffer.from(JSON.stringify(checked));
    return {
      config: checked,
      resource: await createResource(body, 'application/json; charset=utf-8'),
    };
  });
}
