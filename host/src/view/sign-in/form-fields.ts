import { passwordLength } from '@pazar/contracts/password-length';
import type { Problem } from '@pazar/contracts/problem';
import {
  confirmEmailRequestSchema,
  displayNameLength,
  forgotPasswordRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  usernameLength,
} from '@pazar/contracts/registration';
import { notMeSchema } from '@pazar/contracts/sign-in-steps';
import type { AgentCall } from '../../core/http/agent-api.ts';

export type FieldName = 'username' | 'email' | 'displayName' | 'password';

interface FieldFacts {
  readonly type: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly length: { readonly min: number; readonly max: number };
}

export const fieldFacts: Readonly<Record<FieldName, FieldFacts>> = {
  username: { type: 'text', autoComplete: 'username', length: usernameLength },
  email: { type: 'email', autoComplete: 'email', length: { min: 3, max: 254 } },
  displayName: { type: 'text', autoComplete: 'name', length: displayNameLength },
  password: { type: 'password', autoComplete: 'new-password', length: passwordLength },
};

/** The last segment of the form's URL, as in `/home/register`. */
export type FormName = 'register' | 'forgot' | 'reset' | 'confirm' | 'not-me';

/** Reads the entered values, or names the fields that violate the contract. */
interface FormSchema {
  safeParse(
    input: object,
  ):
    | { success: true; data: object }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

export interface FormFacts {
  readonly target: AgentCall;
  readonly fields: readonly FieldName[];
  readonly schema: FormSchema;
  /** It sends the token of the link that opened it. */
  readonly needsLink: boolean;
}

export const formFacts: Readonly<Record<FormName, FormFacts>> = {
  register: {
    target: 'register',
    fields: ['displayName', 'email', 'username', 'password'],
    schema: registerRequestSchema,
    needsLink: false,
  },
  forgot: {
    target: 'password/forgot',
    fields: ['email'],
    schema: forgotPasswordRequestSchema,
    needsLink: false,
  },
  reset: {
    target: 'password/reset',
    fields: ['password'],
    schema: resetPasswordRequestSchema,
    needsLink: true,
  },
  confirm: {
    target: 'email/confirm',
    fields: [],
    schema: confirmEmailRequestSchema,
    needsLink: true,
  },
  'not-me': {
    target: 'not-me',
    fields: [],
    schema: notMeSchema,
    needsLink: true,
  },
};

/** The fields' errors, already translated. */
export type FieldFaults = Readonly<Partial<Record<FieldName, string>>>;

/** The server's errors for these fields, in the language of the page. */
export function faultsOf(problem: Problem | undefined, fields: readonly FieldName[]): FieldFaults {
  const errors = problem?.errors ?? [];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = errors.find(({ pointer }) => pointer === `/${field}`);
      return error === undefined ? [] : [[field, error.detail]];
    }),
  );
}
