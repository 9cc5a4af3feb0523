import { evidenceLinkSchema } from '@domain/organization/ideal-picture';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { IdealEvidence, IdealEvidenceInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { seenRegulation } from '@server/modules/regulations/seen.read-model';
import { type NewEvidence, replaceEvidence } from './ideal-evidence.repository';
import type { IdealEvidenceRow } from './ideal-picture.tables';

async function checkOne(context: Context, input: IdealEvidenceInput, field: string): Promise<NewEvidence> {
  const { regulationId } = input;
  if (regulationId) {
    if (!(await seenRegulation(context, regulationId))) {
      throw new AppError('validation.unknown', { field: `${field}.regulationId` });
    }
    return { regulationId, url: null, name: '' };
  }
  return { regulationId: null, ...checkInput(evidenceLinkSchema, input, { within: field }) };
}

/** @throws {AppError} naming the field */
async function checkEvidence(
  context: Context,
  inputs: readonly IdealEvidenceInput[],
): Promise<NewEvidence[]> {
  const max = limits.idealEvidence;
  if (inputs.length > max)
    throw new AppError('validation.range', { field: 'evidence', params: { min: 0, max } });
  return Promise.all(inputs.map((input, index) => checkOne(context, input, `evidence.${index}`)));
}

/** Returns each one that the caller may see, otherwise null: a regulation that they cannot open is hidden. */
async function seenOf(context: Context, rows: readonly IdealEvidenceRow[]) {
  const seen = rows.map(async (row): Promise<IdealEvidence | null> => {
    const { id, regulationId, url, name } = row;
    if (regulationId === null) return { id, regulationId, url, name: name || (url ?? '') };
    const regulation = await seenRegulation(context, regulationId);
    return regulation ? { id, regulationId, url, name: regulation.name } : null;
  });
  return Promise.all(seen);
}

/** Returns the evidence of a statement that the caller may see. */
export async function shownEvidence(context: Context, statementId: number): Promise<IdealEvidence[]> {
  const rows = await context.loaders.idealEvidence.load(statementId);
  return (await seenOf(context, rows)).filter((item) => item !== null);
}

/**
 * Replaces the links that the caller sees; those that they cannot see stay. Returns how many there were and are.
 * @throws {AppError} naming the field
 */
export async function writeEvidence(
  context: Context,
  statementId: number,
  inputs: readonly IdealEvidenceInput[],
): Promise<[number, number]> {
  const { scope, loaders } = context;
  const checked = await checkEvidence(context, inputs);
  const before = await loaders.idealEvidence.load(statementId);
  const seen = await seenOf(context, before);
  const hidden = before.filter((_, index) => seen[index] === null);
  await replaceEvidence(scope.tx, scope.organizationId, statementId, [...hidden, ...checked]);
  loaders.idealEvidence.clear(statementId);
  return [before.length, hidden.length + checked.length];
}
