import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ClauseInput, RegulationInput, Significance } from '@server/graphql/generated/types';
import { userTable } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import type { EvidenceContent } from './signing/evidence';
import { appendEvidence, pastLines } from './signing/evidence.repository';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createRegulationServices } from './regulations.module';
import { findRegulation } from './regulations.repository';
import { regulationTables, type RegulationRow } from './regulations.tables';
import { documentName } from '@server/modules/content/evidence/signers.read-model';
import { findVersion, versionsByIds } from '@server/modules/content/versions/versions.repository';
import type { ContentObjectRow, ContentVersionRow } from '@server/modules/content/content.tables';

export interface PastPublication {
  id: number;
  significance: Significance;
  changeSummary?: string;
}

/** A signature or refusal that was given at `at`. Omitted fields get the values that a person in a browser would produce. */
export type PastSignature = Pick<EvidenceContent, 'versionId' | 'userId'> & { at: Date } & Partial<
    Pick<
      EvidenceContent,
      | 'assignmentId'
      | 'action'
      | 'scope'
      | 'clauseIds'
      | 'method'
      | 'reason'
      | 'openedAt'
      | 'readingSec'
      | 'ip'
      | 'userAgent'
      | 'answers'
      | 'variables'
    >
  >;

/**
 * Creates regulations with a history: the services of the module with another clock, for demo data and for measuring at scale.
 * `scope.caller` is the author and must be an admin.
 */
export interface RegulationSeed {
  create(
    scope: Scope,
    at: Date,
    input: RegulationInput,
    text: { templateKey: string } | { clauses: ClauseInput[] },
  ): Promise<RegulationRow>;
  /** Replaces the text of the draft. */
  edit(scope: Scope, at: Date, id: number, clauses: ClauseInput[]): Promise<ContentVersionRow>;
  /** Publishes the draft; the assignment engine handles it like any other publication. */
  publish(scope: Scope, at: Date, publication: PastPublication): Promise<ContentObjectRow>;
  /**
   * Appends evidence to the chain in the given order, which should be chronological; thousands of rows in a few statements.
   * Assignments are not changed: the caller has to create the past ones too.
   */
  sign(scope: Scope, signatures: readonly PastSignature[]): Promise<number[]>;
}

/** Rows per insert: PostgreSQL allows 65,535 parameters. */
const CHUNK = 2_000;

async function contentsOf(
  { tx, organizationId }: Scope,
  signatures: readonly PastSignature[],
): Promise<EvidenceContent[]> {
  const userIds = [...new Set(signatures.map(({ userId }) => userId))];
  const people = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), inArray(userTable.id, userIds)));
  const names = new Map(people.map((person) => [person.id, documentName(person)]));
  const versionIds = [...new Set(signatures.map(({ versionId }) => versionId))];
  const versions = new Map(
    (await versionsByIds(tx, regulationTables.version, organizationId, versionIds)).map((versionsById) => [
      versionsById.id,
      versionsById,
    ]),
  );
  return signatures.map(({ at, versionId, userId, ...given }) => {
    const version = versions.get(versionId);
    const confirmedName = names.get(userId);
    if (!version?.sha256 || confirmedName === undefined) throw new AppError('notFound');
    return {
      assignmentId: null,
      action: 'signed',
      scope: 'full',
      clauseIds: [],
      method: 'checkbox',
      reason: '',
      openedAt: null,
      readingSec: 0,
      scrollPct: 100,
      ip: '',
      userAgent: '',
      lang: 'ru',
      witnessIds: [],
      answers: null,
      variables: null,
      identity: null,
      ...given,
      organizationId,
      regulationId: version.objectId,
      versionId,
      userId,
      confirmedName,
      docSha256: version.sha256,
      createdAt: at,
    };
  });
}

/** The code path for data that represents the past. */
export function createRegulationSeed(deps: ModuleDeps): RegulationSeed {
  const seal = createEvidenceSeal(deps.config);
  const servicesAt = (at: Date) => createRegulationServices({ ...deps, now: () => at });

  async function currentDraft({ tx, organizationId }: Scope, id: number): Promise<ContentVersionRow> {
    const regulation = await findRegulation(tx, organizationId, id);
    const draftId = regulation?.draftVersionId ?? null;
    const draft =
      draftId === null ? null : await findVersion(tx, regulationTables.version, organizationId, draftId);
    if (!draft) throw new AppError('regulation.noDraft');
    return draft;
  }

  return {
    async create(scope, at, input, text) {
      const { regulations, drafts } = servicesAt(at);
      if ('templateKey' in text) return regulations.create(scope, input, text.templateKey);
      const row = await regulations.create(scope, input);
      await drafts.save(scope, row.id, { clauses: text.clauses, isForce: true });
      return row;
    },
    edit: (scope, at, id, clauses) => servicesAt(at).drafts.save(scope, id, { clauses, isForce: true }),
    async publish(scope, at, publication) {
      const draft = await currentDraft(scope, publication.id);
      return servicesAt(at).publishing.publish(scope, {
        ...publication,
        draftId: draft.id,
        draftUpdatedAt: draft.updatedAt,
        confirmedQuestionIds: draft.questions.map(({ id }) => id),
      });
    },
    async sign(scope, signatures) {
      const { tx, organizationId } = scope;
      const writer = { seal, line: pastLines(tx) };
      const ids: number[] = [];
      for (let from = 0; from < signatures.length; from += CHUNK) {
        const contents = await contentsOf(scope, signatures.slice(from, from + CHUNK));
        ids.push(...(await appendEvidence(tx, organizationId, writer, contents)));
      }
      return ids;
    },
  };
}
