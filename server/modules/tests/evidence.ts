import { z } from 'zod';
import type { EvidencePayload, EvidenceType } from '@server/modules/content/evidence/evidence-record';
import { canonicalJson, sha256 } from '@server/modules/content/versions/canonical';
import type { AnswerRow, AttemptRow } from './tests.tables';

const result = {
  attemptId: z.int(),
  number: z.int(),
  endedBy: z.enum(['submitted', 'expired', 'stopped']),
  /** Of what was answered to which question: later nobody answers otherwise. */
  answers: z.string(),
  /** Of the points of each question. */
  grades: z.string(),
  /** Integer hundredths. */
  points: z.int(),
  maxPoints: z.int(),
  /** Null: an expert decides. */
  isPassed: z.boolean().nullable(),
};

const attemptPayload = z.strictObject(result);
const decisionPayload = z.strictObject({ ...result, questionId: z.string(), comment: z.string() });

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

/** What a record of either type says of its attempt; null: it is another one. */
export function recordedAttempt({
  type,
  payload,
}: {
  type?: string;
  payload?: EvidencePayload;
}): AttemptPayload | null {
  if (type === attemptEvidence.name) return attemptPayload.parse(payload);
  return type === decisionEvidence.name ? decisionPayload.parse(payload) : null;
}

const stored = z.json();

/** The attempt as it stands, for its record; it has ended. */
export function attemptPayloadOf(
  { id, number, endedBy, points, maxPoints, isPassed }: AttemptRow,
  answers: readonly AnswerRow[],
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
    points: points ?? 0,
    maxPoints: maxPoints ?? 0,
    isPassed,
  };
}
