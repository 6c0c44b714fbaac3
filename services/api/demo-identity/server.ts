// Plays Google for `npm start`, `pnpm dev` and the end-to-end tests. It is a separate process: an installed API
// contains no identity provider.
import { portVariable, readVariables } from '@pazar/service/environment';
import { requireFreePort, stopOnSignal } from '@pazar/service/listen';
import { failStart, StartProblem } from '@pazar/service/start-problem';
import { z } from 'zod';
import { adapterSettings, adapterVariables } from '../src/adapters/adapter-environment.ts';
import { googleRedirectUri } from '../src/adapters/adapters.ts';
import { openDemoIdentity } from './open-demo-identity.ts';

const variablesSchema = z.object({ ...adapterVariables, PAZAR_IDENTITY_PORT: portVariable(3400) });

async function start(): Promise<void> {
  const variables = readVariables(variablesSchema, process.env);
  const { shellUrl, google } = adapterSettings(variables);
  if (google === null) {
    throw new StartProblem(
      'PAZAR_GOOGLE_CLIENT_ID and PAZAR_GOOGLE_CLIENT_SECRET must be those of the api.',
    );
  }
  const port = variables.PAZAR_IDENTITY_PORT;
  await requireFreePort({ port, variable: 'PAZAR_IDENTITY_PORT' });
  const { close } = await openDemoIdentity(port, {
    ...google,
    redirectUri: googleRedirectUri(shellUrl),
  });
  stopOnSignal(close);
}

start().catch(failStart);
