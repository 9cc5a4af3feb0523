import { z } from 'zod';
import type { EvidencePayload, EvidenceType } from '@server/modules/content/evidence/evidence-record';
import type { ShownProgress } from './studying';

const completionPayload = z.strictObject({
  /** ISO 8601. */
  completedAt: z.string(),
  activeSec: z.int(),
  /** The required seconds. */
  readingSec: z.int(),
  /** For a video. */
  watchedSec: z.int(),
});

type CompletionPayload = z.infer<typeof completionPayload>;

/** A person has completed an education. */
export const completionEvidence: EvidenceType<CompletionPayload> = {
  name: 'completion',
  action: 'complete',
  payload: completionPayload,
};

/** Returns the evidence payload of completed progress. */
export function completionPayloadOf(progress: ShownProgress): CompletionPayload {
  const { completedAt, activeSec, readingSec, watchedSec } = progress;
  if (completedAt === null) throw new Error(`education ${progress.educationId} is not completed`);
  return { completedAt: completedAt.toISOString(), activeSec, readingSec, watchedSec };
}

/** Returns the payload of a completion record; null: it is of another type. */
export function recordedCompletion({
  type,
  payload,
}: {
  type?: string;
  payload?: EvidencePayload;
}): CompletionPayload | null {
  return type === completionEvidence.name ? completionPayload.parse(payload) : null;
}
