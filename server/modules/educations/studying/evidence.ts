import { z } from 'zod';
import type { EvidenceType } from '@server/modules/content/evidence/evidence-record';
import type { EvidencePayload } from '@server/modules/content/evidence/evidence.tables';

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

/** What is recorded of a person's progress. */
interface RecordedProgress extends Omit<CompletionPayload, 'completedAt'> {
  educationId: number;
  completedAt: Date | null;
}

/** A person has completed an education. */
export const completionEvidence: EvidenceType<CompletionPayload> = {
  name: 'completion',
  action: 'complete',
  payload: completionPayload,
};

/** Returns the evidence payload of completed progress. */
export function completionPayloadOf(progress: RecordedProgress): CompletionPayload {
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
