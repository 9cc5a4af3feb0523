import { RateLimiterRes } from 'rate-limiter-flexible';
import { createCounter } from '@server/db/counters';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RegulationSignatureInput } from '@server/graphql/generated/types';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { passwordHashOf } from '@server/modules/employees/password.read-model';
import { assignedText } from '@server/modules/content/versions/assigned-text';
import type { RegulationDeps } from '../regulations.deps';
import { regulationTables, type RegulationRow } from '../regulations.tables';
import { usedVariables } from '@server/modules/content/blocks/variable-html';
import { valuesList, type VariableValues } from '@server/modules/content/blocks/variables';
import { valuesFor } from '@server/modules/content/blocks/variables.read-model';
import type { ContentVersionRow } from '@server/modules/content/content.tables';

/** The part of a version that the person must read and sign. */
export interface SignScope {
  scope: 'full' | 'delta';
  clauseIds: string[];
  readingSec: number;
}

/**
 * Returns everything, or only what has changed since the version that the person signed before. In the latter case the reading
 * time is that of the changed clauses.
 */
export async function signScope(
  scope: Pick<Scope, 'tx' | 'organizationId'>,
  regulation: RegulationRow,
  version: ContentVersionRow,
  assignment: AssignmentRow | null,
): Promise<SignScope> {
  const { isDelta, ...owed } = await assignedText(
    scope,
    regulationTables.version,
    version,
    assignment,
    regulation.minReadingSec,
  );
  return { ...owed, scope: isDelta ? 'delta' : 'full' };
}

/** Returns the seconds that the person can have spent reading: at most the time since they opened it, by the server's clock. */
export function believedReading(claimedSec: number, openedAt: Date | null, at: Date): number {
  const elapsed = openedAt === null ? 0 : Math.floor((at.getTime() - openedAt.getTime()) / 1000);
  return Math.max(0, Math.min(claimedSec, elapsed));
}

/** @throws {AppError} regulation.agreeNeeded, readingShort, scrollNeeded */
export function checkRequirements(
  input: RegulationSignatureInput,
  regulation: RegulationRow,
  readingSec: number,
  neededSec: number,
): void {
  if (!input.isAgreed) throw new AppError('regulation.agreeNeeded', { field: 'isAgreed' });
  if (readingSec < neededSec) {
    throw new AppError('regulation.readingShort', {
      field: 'readingSec',
      params: { seconds: neededSec - readingSec },
    });
  }
  if (regulation.requireFullScroll && input.scrollPct < 100) {
    throw new AppError('regulation.scrollNeeded', { field: 'scrollPct' });
  }
}

/**
 * Returns the values of the text's variables for the signer, as evidence; null when it has none.
 * @throws {AppError} regulation.variablesChanged when the signer has read something else
 */
export async function signedVariables(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  version: Pick<ContentVersionRow, 'clauses'>,
  userId: number,
  seen: RegulationSignatureInput['variables'],
): Promise<VariableValues | null> {
  const values = await valuesFor(tx, organizationId, userId, usedVariables(version.clauses));
  if (values === null) return null;
  const read = Object.fromEntries((seen ?? []).map(({ variable, value }) => [variable, value]));
  const isSame = valuesList(values).every(({ variable, value }) => read[variable] === value);
  if (!isSame) throw new AppError('regulation.variablesChanged', { field: 'variables' });
  return values;
}

/**
 * Wrong passwords and codes per person in a quarter of an hour: someone who took over an open session must not be able to guess.
 */
const MAX_TRIES = 10;
const TRIES_SECONDS = 15 * 60;

/** The subject of a signing code: this text, and no other. */
export const codeSubject = (regulationId: number, versionId: number) => `${regulationId}:${versionId}`;

export interface SignerCheck {
  /**
   * Checks that the signer is the person, in the way the regulation requires.
   * @throws {AppError} regulation.passwordWrong, codeWrong, tooManyTries
   */
  check(
    scope: Scope,
    regulation: RegulationRow,
    person: UserRow,
    input: RegulationSignatureInput,
  ): Promise<void>;
}

/**
 * Checks passwords and codes. Wrong ones are counted in the database, so that they count for all nodes and survive the failing
 * request.
 */
export function createSignerCheck({
  passwords,
  codes,
  database,
}: Pick<RegulationDeps, 'passwords' | 'codes' | 'database'>): SignerCheck {
  const tries = createCounter(database.pool, {
    keyPrefix: 'signing',
    points: MAX_TRIES,
    seconds: TRIES_SECONDS,
  });

  /** Counts before it checks, so that parallel attempts are no more effective than sequential ones. */
  async function attempt(key: string, field: string, isRight: () => Promise<boolean>): Promise<boolean> {
    try {
      await tries.consume(key);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw new AppError('regulation.tooManyTries', { field });
    }
    if (!(await isRight())) return false;
    await tries.reward(key, 1);
    return true;
  }

  return {
    async check({ tx }, { signMethod }, person, input) {
      const key = String(person.id);
      if (signMethod === 'password') {
        const stored = await passwordHashOf(tx, person.organizationId, person.id);
        const verify = () => passwords.verify(input.password ?? '', stored);
        if (!(await attempt(key, 'password', verify))) {
          throw new AppError('regulation.passwordWrong', { field: 'password' });
        }
      }
      if (signMethod !== 'emailCode') return;
      const subject = codeSubject(input.regulationId, input.versionId);
      const consume = () => codes.consume(tx, person.id, 'sign', input.code ?? '', subject);
      if (!(await attempt(key, 'code', consume)))
        throw new AppError('regulation.codeWrong', { field: 'code' });
    },
  };
}
