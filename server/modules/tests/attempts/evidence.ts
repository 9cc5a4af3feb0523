import { z } from 'zod';
import type { AnyQuestion } from '@domain/questions/question';
import type { EvidenceType } from '@server/modules/content/evidence/evidence-record';
import type { EvidencePayload } from '@server/modules/content/evidence/evidence.tables';
import { canonicalJson, sha256 } from '@server/modules/content/versions/canonical';
import type { AnswerRow, AttemptRow, RegradingRow } from '../tests.tables';

const result = {
  attemptId: z.int(),
  number: z.int(),
  endedBy: z.enum(['submitted', 'expired', 'stopped']),
  /** The hash of the answers by question, which never change later. */
  answers: z.string(),
  /** The hash of the points of each question. */
  grades: z.string(),
  /** The hash of the questions that were drawn from the bank; absent: none was. */
  drawn: z.string().optional(),
  /** Integer hundredths. */
  points: z.int(),
  maxPoints: z.int(),
  /** Null: an expert decides. */
  isPassed: z.boolean().nullable(),
};

const attemptPayload = z.strictObject(result);
const decisionPayload = z.strictObject({ ...result, questionId: z.string(), comment: z.string() });

const regradePayload = z.strictObject({
  ...result,
  questionId: z.string(),
  regradingId: z.int(),
  /** The hash of the decision, who made it and why. */
  decision: z.string(),
  decidedById: z.int(),
  /** The grading before the decision. */
  before: z.strictObject({
    points: z.int(),
    maxPoints: z.int(),
    isPassed: z.boolean().nullable(),
    outcome: z.string(),
    answerPoints: z.int(),
  }),
});

/** The recorded data of an attempt. */
export type AttemptPayload = z.infer<typeof attemptPayload>;

/** An attempt has ended. */
export const attemptEvidence: EvidenceType<AttemptPayload> = {
  name: 'attempt',
  action: 'attemptFinish',
  payload: attemptPayload,
};

/** An expert has decided about an answer, and thereby about the attempt. */
export const decisionEvidence: EvidenceType<z.infer<typeof decisionPayload>> = {
  name: 'attemptDecision',
  action: 'grade',
  payload: decisionPayload,
};

/** An attempt is graded again, because a question of its version is graded differently. */
export const regradeEvidence: EvidenceType<z.infer<typeof regradePayload>> = {
  name: 'attemptRegrade',
  action: 'regrade',
  payload: regradePayload,
};

type Decision = Pick<
  RegradingRow,
  | ('versionId' | 'questionId' | 'answer' | 'isOnly')
  | ('mayTakePasses' | 'reason' | 'createdById' | 'createdAt')
>;

const decisionSchema = z.record(z.string(), z.json());

/** Returns the hash of the decision about a question; each record of an attempt that is graded again repeats it. */
export function decisionSha256(decision: Decision): string {
  const { versionId, questionId, answer, isOnly, mayTakePasses, reason, createdById, createdAt } = decision;
  const fields = { versionId, questionId, answer, isOnly, mayTakePasses, reason, createdById };
  return sha256(canonicalJson(decisionSchema.parse({ ...fields, createdAt: createdAt.toISOString() })));
}

/** Returns the decision that the record of an attempt that was graded again follows; null: the record is of another type. */
export function recordedDecision({
  type,
  payload,
}: {
  type?: string;
  payload?: EvidencePayload;
}): { regradingId: number; decision: string } | null {
  return type === regradeEvidence.name ? regradePayload.parse(payload) : null;
}

/** Returns what a record of any of these types states about its attempt; null: the record is of another type. */
export function recordedAttempt({
  type,
  payload,
}: {
  type?: string;
  payload?: EvidencePayload;
}): AttemptPayload | null {
  if (type === attemptEvidence.name) return attemptPayload.parse(payload);
  if (type === decisionEvidence.name) return decisionPayload.parse(payload);
  return type === regradeEvidence.name ? regradePayload.parse(payload) : null;
}

const stored = z.json();

/** Returns the record payload of an attempt that has ended. */
export function attemptPayloadOf(
  { id, number, endedBy, points, maxPoints, isPassed }: AttemptRow,
  answers: readonly AnswerRow[],
  drawn: readonly AnyQuestion[],
): AttemptPayload {
  const sorted = [...answers].sort((a, b) => (a.questionId < b.questionId ? -1 : 1));
  const hash = (fields: (answer: AnswerRow) => unknown) =>
    sha256(canonicalJson(sorted.map((answer) => [answer.questionId, stored.parse(fields(answer))])));
  return {
    attemptId: id,
    number,
    endedBy: endedBy ?? 'stopped',
    answers: hash(({ value }) => value),
    grades: hash(({ outcome, points: its }) => [outcome, its]),
    ...(drawn.length === 0 ? {} : { drawn: sha256(canonicalJson(stored.parse(drawn))) }),
    points: points ?? 0,
    maxPoints: maxPoints ?? 0,
    isPassed,
  };
}
