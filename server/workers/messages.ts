import { z } from 'zod';
import errorMessages from '@locales/ru/errors.json';
import type { ErrorCode, ErrorDetails } from '@server/errors';
import type { TaskLimits } from './task';

/** A request to a worker process. */
export interface Request {
  name: string;
  input: unknown;
  limits: TaskLimits;
}

const codeShape = z.custom<ErrorCode>(
  (value) => typeof value === 'string' && Object.hasOwn(errorMessages, value),
);
const detailsShape: z.ZodType<ErrorDetails> = z.object({
  field: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** The reply of a worker process. It has parsed untrusted files, so the reply is validated. */
export const replyShape = z.union([
  z.object({ answer: z.unknown(), isSpent: z.boolean() }).strict(),
  z.object({ rejection: z.object({ code: codeShape, details: detailsShape }) }).strict(),
  z.object({ failure: z.string() }).strict(),
]);

export type Reply = z.infer<typeof replyShape>;

export const requestShape: z.ZodType<Request> = z.object({
  name: z.string(),
  input: z.unknown(),
  limits: z.object({ cpuSeconds: z.number(), megabytes: z.number(), seconds: z.number().optional() }),
});
