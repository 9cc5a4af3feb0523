import { z } from 'zod';
import type { EvidencePayload, EvidenceType } from '@server/modules/content/evidence/evidence-record';
import type { ShownProgress } from './studying';

const completionPayload = z.strictObject({
  /** ISO 8601. */
  completedAt: z.string(),
  activeSec: z.int(),
  /** That were asked for. */
  readingSec: z.int(),
  /** Of a film. */
  watchedSec: z.int(),
});

type CompletionPayload = z.infer<typeof completionPayload>;

/** Somebody has gone through an education. */
export const completionEvidence: EvidenceType<CompletionPayload> = {
  name: 'completion',
  action: 'complete',
  payload: completionPayload,
};

/** What is recorded of progress that is complete. */
export function completionPayloadOf(progress: ShownProgress): CompletionPayload {
  const { completedAt, activeSec, readingSec, watchedSec } = progress;
  if (completedAt === null) throw new Error(`education ${progress.educationId} is not completed`);
  return { completedAt: completedAt.toISOString(), activeSec, readingSec, watchedSec };
}

/** What a record says of the progress that it is about; null: it is of another type. */
export function recordedCompletion({
  type,
  payload,
}: {
  type?: string;
  payload?: EvidencePayload;
}): CompletionPayload | null {
  return type === completionEvidence.name ? completionPayload.parse(payload) : null;
}
