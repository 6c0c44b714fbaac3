/** One error of a schema; every zod issue is one. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly origin?: string | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Parses a form's values into a request, or returns the errors; every zod schema is one. */
export interface FormSchema<Output> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly SchemaIssue[] } };
}
