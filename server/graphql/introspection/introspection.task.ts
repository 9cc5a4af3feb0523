import { z } from 'zod';
import type { Task } from '@server/workers/task';

/** A valid document that requests only the schema. */
export interface IntrospectionQuery {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** The body of the HTTP response, or why the document could not be executed with these variables. */
export type IntrospectionAnswer = { body: string } | { errors: string[] };

export const introspectionTask: Task<IntrospectionQuery, IntrospectionAnswer> = {
  name: 'introspection',
  input: z.object({
    query: z.string(),
    operationName: z.string().nullable(),
    variables: z.record(z.string(), z.unknown()),
  }),
  answer: z.union([z.object({ body: z.string() }), z.object({ errors: z.array(z.string()) })]),
  limits: { cpuSeconds: 10, megabytes: 300 },
  failure: null,
};
