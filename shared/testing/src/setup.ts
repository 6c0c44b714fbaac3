import * as matchers from '@testing-library/jest-dom/matchers';
import { expect } from 'vitest';
import { readRemote } from './read-remote.ts';
import { remoteRootVariable } from './remote-root.ts';
import { setRemoteUnderTest } from './remote-under-test.ts';

expect.extend(matchers);
setRemoteUnderTest(readRemote(process.env[remoteRootVariable] ?? process.cwd()));
