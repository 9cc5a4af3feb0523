import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { changedIds } from '@server/modules/content/blocks/blocks';
import type { EvidenceContent } from '@server/modules/regulations/signing/evidence';
import { askedQuestions } from '@server/modules/content/questions/questions';
import type { RegulationRow, SignedAnswer } from '@server/modules/regulations/regulations.tables';
import { documentName } from '@server/modules/content/evidence/signers.read-model';
import { usedVariables } from '@server/modules/content/blocks/variable-html';
import type { VariableValues } from '@server/modules/content/blocks/variables';
import { variablesOfPeople } from '@server/modules/content/blocks/variables.read-model';
import {
  COMPLETED,
  openedBefore,
  type PastAct,
  type PastOutcome,
  type Touched,
  touchInThePast,
} from './demo-content';
import { chance } from './demo-time';
import type { ContentVersionRow, StoredQuestion } from '@server/modules/content/content.tables';

export interface PastReading {
  regulation: RegulationRow;
  version: ContentVersionRow;
  /** Earlier versions by id: a signature of a change is compared with one of them. */
  versions: ReadonlyMap<number, ContentVersionRow>;
  minReadingSec: number;
}

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
];

/** Most people answer correctly on the first attempt. */
function answersOf(questions: readonly StoredQuestion[], userId: number): SignedAnswer[] | null {
  if (questions.length === 0) return null;
  const chosen = (question: StoredQuestion, isRight: boolean) =>
    question.options.filter((option) => option.isRight === isRight).map(({ id }) => id);
  return questions.map((question, index) => {
    const isSlip = chance('slip', userId, index) < 0.2;
    const slip = isSlip ? [chosen(question, false).slice(0, 1)] : [];
    return { questionId: question.id, attempts: [...slip, chosen(question, true)] };
  });
}

interface PastDecision {
  action: 'signed' | 'refused';
  reason: string;
  variables: VariableValues | null;
}

/** Returns each person's values of the variables in the text; null when it has none. */
async function valuesOf(
  tx: Tx,
  { version, regulation }: PastReading,
  userIds: readonly number[],
): Promise<Map<number, VariableValues> | null> {
  const used = usedVariables(version.clauses);
  if (used.length === 0) return null;
  const values = await variablesOfPeople(tx, regulation.organizationId, userIds);
  return new Map(
    [...values].map(([id, all]) => [
      id,
      Object.fromEntries(used.map((variable) => [variable, all[variable]])),
    ]),
  );
}

/** Returns what the person read (the whole text or the changed clauses) and for how long. */
function evidenceOf(
  { regulation, version, versions, minReadingSec }: PastReading,
  { user, at }: PastAct,
  row: Touched,
  { action, reason, variables }: PastDecision,
): EvidenceContent {
  const from = row.delta_from_version_id === null ? undefined : versions.get(row.delta_from_version_id);
  const clauseIds = from ? changedIds(from.clauses, version.clauses) : [];
  const readingSec = action === 'refused' ? 0 : minReadingSec + Math.floor(chance(user.id, version.id) * 240);
  return {
    organizationId: user.organizationId,
    regulationId: regulation.id,
    versionId: version.id,
    userId: user.id,
    assignmentId: row.id,
    action,
    scope: from ? 'delta' : 'full',
    clauseIds,
    method: regulation.signMethod,
    confirmedName: documentName(user),
    reason,
    docSha256: version.sha256 ?? '',
    openedAt: openedBefore(at, readingSec),
    readingSec,
    scrollPct: action === 'refused' ? 0 : 100,
    ip: `10.20.${1 + (user.id % 4)}.${10 + (user.id % 200)}`,
    userAgent: BROWSERS[user.id % BROWSERS.length] ?? '',
    lang: 'ru',
    witnessIds: [],
    answers: action === 'signed' ? answersOf(askedQuestions(version, clauseIds), user.id) : null,
    variables,
    identity: null,
    createdAt: at,
  };
}

const REFUSED: PastOutcome = {
  set: sql`refused_at = s.at, updated_at = s.at, opened_at = s.opened_at,
          status = case a.status when 'assigned' then 'inProgress' else a.status end`,
  reason: 'refused',
};

/** Updates the assignments, records that in their history, and returns the content of the evidence. */
async function act(
  tx: Tx,
  reading: PastReading,
  acts: readonly PastAct[],
  action: 'signed' | 'refused',
  reason: string,
): Promise<EvidenceContent[]> {
  const { regulation, minReadingSec } = reading;
  const { organizationId, id: objectId } = regulation;
  const outcome = action === 'signed' ? COMPLETED : REFUSED;
  const object = { organizationId, objectType: 'regulation' as const, objectId };
  const touched = await touchInThePast(tx, object, acts, minReadingSec, outcome);
  if (touched.length === 0) return [];
  const values =
    action === 'signed'
      ? await valuesOf(
          tx,
          reading,
          acts.map(({ user }) => user.id),
        )
      : null;
  const byUser = new Map(acts.map((pastAct) => [pastAct.user.id, pastAct]));
  return touched.flatMap((row) => {
    const done = byUser.get(row.user_id);
    const variables = values?.get(row.user_id) ?? null;
    return done ? [evidenceOf(reading, done, row, { action, reason, variables })] : [];
  });
}

/** Records signatures in the past. */
export function signInThePast(
  tx: Tx,
  reading: PastReading,
  acts: readonly PastAct[],
): Promise<EvidenceContent[]> {
  return act(tx, reading, acts, 'signed', '');
}

/** Records a refusal in the past; the assignment stays open. */
export function refuseSignatureInPast(
  tx: Tx,
  reading: PastReading,
  refusal: PastAct,
  reason: string,
): Promise<EvidenceContent[]> {
  return act(tx, reading, [refusal], 'refused', reason);
}
