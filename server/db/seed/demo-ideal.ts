import { eq } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { gapRepository } from '@server/modules/organization/ideal-picture/gap-check.repository';
import { quarterOf } from '@server/modules/organization/ideal-picture/gap-check.service';
import {
  idealEvidenceTable,
  idealProposalTable,
  idealStatementTable,
} from '@server/modules/organization/ideal-picture/ideal-picture.tables';
import { regulationTable } from '@server/modules/regulations/regulations.tables';
import { regulationStructureTable } from '@server/modules/structure/structure.tables';
import { type DemoCompany, known } from './demo-company';
import { demoIdeal, type DemoFolder, type DemoLayer } from './demo-data';
import { at, chance, daysBefore } from './demo-time';

type System = Omit<Scope, 'caller'>;

function targetOf({ layer, of }: { layer: DemoLayer; of: string }, company: DemoCompany) {
  return {
    subdivisionId: layer === 'subdivision' ? known(company.subdivisionIds, of) : null,
    positionId: layer === 'position' ? known(company.positionIds, of) : null,
    userId: layer === 'person' ? known(company.people, of).id : null,
  };
}

async function regulationIds({ tx, organizationId }: System): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: regulationTable.id, name: regulationTable.name })
    .from(regulationTable)
    .where(eq(regulationTable.organizationId, organizationId));
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function insertStatements(
  { tx, organizationId }: System,
  company: DemoCompany,
  regulations: ReadonlyMap<string, number>,
): Promise<void> {
  const ownerId = known(company.people, 'hr').id;
  const rows = await tx
    .insert(idealStatementTable)
    .values(
      demoIdeal.statements.map((statement, order) => ({
        ...{ organizationId, order, ownerId, createdById: ownerId },
        ...{ text: statement.text, kpi: statement.kpi },
        ...targetOf(statement, company),
      })),
    )
    .returning({ id: idealStatementTable.id });
  await tx.insert(idealEvidenceTable).values(
    demoIdeal.statements.flatMap(({ regulation }, index) => {
      const statementId = rows[index]?.id;
      if (regulation === null || statementId === undefined) return [];
      return [{ organizationId, statementId, regulationId: known(regulations, regulation) }];
    }),
  );
  await tx.insert(idealProposalTable).values(
    demoIdeal.proposals.map(({ author, text, reason, ...where }) => {
      const { subdivisionId, positionId } = targetOf(where, company);
      const authorId = known(company.people, author).id;
      return { organizationId, subdivisionId, positionId, authorId, text, reason, kind: 'add' as const };
    }),
  );
}

/** Returns marks with a positive bias, as in self-assessments and assessments by others. */
function markOf(
  side: string,
  rowId: number,
  person: string,
): { rowId: number; mark: number; comment: string } {
  const mark = 5 + Math.floor(chance('mark', side, person, rowId) * 6);
  const words = demoIdeal.comments;
  const comment = words[Math.floor(chance('comment', side, person, rowId) * words.length)] ?? '';
  return { rowId, mark, comment };
}

async function insertChecks({ tx, organizationId }: System, company: DemoCompany, now: Date): Promise<void> {
  for (const { person: key, leader: leaderKey, isDone } of demoIdeal.checks) {
    const [person, leader] = [known(company.people, key), known(company.people, leaderKey)];
    const wanted = {
      period: 'quarter' as const,
      periodStart: quarterOf(daysBefore(now, 0)),
      createdById: leader.id,
    };
    const check = await gapRepository.insert(tx, person, wanted);
    if (!check) continue;
    const rows = await gapRepository.rowsOf(tx, organizationId, [check.id]);
    const marks = (side: string) => rows.map(({ id }) => markOf(side, id, key));
    await gapRepository.mark(tx, check, 'leader', marks('leader'));
    if (isDone) await gapRepository.mark(tx, check, 'self', marks('self'));
    await gapRepository.update(tx, check, {
      ...{ leaderAt: at(now, 9, 15), leaderId: leader.id, createdAt: at(now, 10, 11) },
      ...(isDone ? { selfAt: at(now, 8, 12) } : {}),
    });
  }
}

async function insertFolders(
  system: System,
  folders: readonly DemoFolder[],
  regulations: ReadonlyMap<string, number>,
  parentId: number | null = null,
): Promise<void> {
  const { tx, organizationId } = system;
  for (const [order, { name, regulations: names, folders: below }] of folders.entries()) {
    const [folder] = await tx
      .insert(regulationStructureTable)
      .values({ organizationId, parentId, name, order })
      .returning({ id: regulationStructureTable.id });
    if (!folder) throw new Error('insert returned nothing');
    await tx.insert(regulationStructureTable).values(
      names.map((leaf, index) => ({
        ...{ organizationId, parentId: folder.id, name: leaf, order: index },
        regulationId: known(regulations, leaf),
      })),
    );
    await insertFolders(system, below, regulations, folder.id);
  }
}

/**
 * Inserts the profiles of good work in the demo company, the assessments against them, and the places where its regulations are
 * kept.
 */
export async function insertDemoIdeal(system: System, company: DemoCompany, now: Date): Promise<void> {
  const regulations = await regulationIds(system);
  await insertStatements(system, company, regulations);
  await insertChecks(system, company, now);
  await insertFolders(system, demoIdeal.folders, regulations);
}
