#!/usr/bin/env node
import { createProgram } from './create-program.ts';
import { runProgram } from './run-program.ts';

// The program of the package `@pazar/cli`: it needs no server, no database and no storage of builds.
await runProgram(createProgram);
