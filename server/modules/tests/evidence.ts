import { z } from 'zod';
import type { AnyQuestion } from '@domain/questions/question';
import type { EvidencePayload, EvidenceType } from '@server/modules/content/evidence/evidence-record';
import { canonicalJson, sha256 } from '@server/modules/content/versions/canonical';
import type { AnswerRow, AttemptRow, RegradingRow } from './tests.tables';

const result = {
  attemptId: z.int(),
  number: z.int(),
  endedBy: z.enum(['submitted', 'expired', 'stopped']),
  /** Of what was answered to which question: later nobody answers otherwise. */
  answers: z.string(),
  /** Of the points of each question. */
  grades: z.string(),
  /** Of the questions that were drawn from the bank; absent: none was. */
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
  /** Of what was decided, who has decided it and why. */
  decision: z.string(),
  decidedById: z.int(),
  /** As it was graded until then. */
  before: z.strictObject({
    points: z.int(),
    maxPoints: z.int(),
    isPassed: z.boolean().nullable(),
    outcome: z.string(),
    answerPoints: z.int(),
  }),
});

/** What is recorded of an attempt. */
export type AttemptPayload = z.infer<typeof attemptPayload>;

/** An attempt has ended. */
export const attemptEvidence: EvidenceType<AttemptPayload> = {
  name: 'attempt',
  action: 'attemptFinish',
  payload: attemptPayload,
};

/** An expert has decided about an answer, and with it about the attempt. */
export const decisionEvidence: EvidenceType<z.infer<typeof decisionPayload>> = {
  name: 'attemptDecision',
  action: 'grade',
  payload: decisionPayload,
};

/** An attempt is graded anew, because a question of its version is. */
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

/** The hash of what was decided about a question: each record of an attempt that is graded anew repeats it. */
export function decisionSha256(decision: Decision): string {
  const { versionId, questionId, answer, isOnly, mayTakePasses, reason, createdById, createdAt } = decision;
  const fields = { versionId, questionId, answer, isOnly, mayTakePasses, reason, createdById };
  return sha256(canonicalJson(decisionSchema.parse({ ...fields, createdAt: createdAt.toISOString() })));
}

/** Of a record of an attempt that was graded anew: which decision it follows; null: it is another one. */
export function recordedDecision({
  type,
  payload,
}: {
  type?: string;
  payload?: EvidencePayload;
}): { regradingId: number; decision: string } | null {
  return type === regradeEvidence.name ? regradePayload.parse(payload) : null;
}

/** What a record of any of these types says of its attempt; null: it is another one. */
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

/** The attempt as it stands, for its record; it has ended. */
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
