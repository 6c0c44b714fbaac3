import { buildVariant } from './build-variant.ts';
import { stateOf } from './registry.ts';
import { probeFolder } from './repository.ts';
import { runningSystem } from './running-system.ts';
import { movedClock } from './service-process.ts';
import { test as base } from './test.ts';

const page = { file: 'src/pages/probe-page.tsx', from: "const { t } = useTranslation('probe');" };

/** A live version of the probe, and an unpublished one that does not mount. */
interface Versions {
  readonly stable: string;
  readonly broken: string;
}

/**
 * A test with a Pazar whose controller judges every five seconds, and whose clock the test moves.
 */
export const test = base.extend<object, { versions: Versions }>({
  system: runningSystem(
    {
      ...movedClock,
      PAZAR_CONTROLLER_INTERVAL: '5',
      PAZAR_CONTROLLER_SAMPLES: '5',
      // All browsers of a test have one IP address.
      PAZAR_REPORTS_PER_ADDRESS: '1000',
    },
    360_000,
  ),
  versions: [
    async ({ system }, use) => {
      const folder = await buildVariant({
        ...page,
        to: `${page.from}\n  if (t('probe.title') !== '') throw new Error('The probe is broken');`,
      });
      await system.publish(folder);
      const { stable: broken } = await stateOf(system, 'probe');
      await system.publish(probeFolder);
      const { stable } = await stateOf(system, 'probe');
      await use({ stable: stable ?? '', broken: broken ?? '' });
    },
    { scope: 'worker', timeout: 360_000 },
  ],
});
