#!/usr/bin/env node
import { createOperatorProgram } from './operator-program.ts';
import { runProgram } from './run-program.ts';

await runProgram(createOperatorProgram);
