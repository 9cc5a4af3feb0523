import { randomUUID } from 'node:crypto';
import type { Scope } from '@server/graphql/context';
import type { ClauseInput, RegulationQuestionInput } from '@server/graphql/generated/resolvers';
import type { AssignmentServices } from '@server/modules/assignments/assignments.module';
import type { ModuleDeps } from '@server/modules/module';
import type { EvidenceContent } from '@server/modules/regulations/evidence';
import { appendEvidence, pastLines } from '@server/modules/regulations/evidence.repository';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createRegulationServices } from '@server/modules/regulations/regulations.module';
import { findVersion } from '@server/modules/content/versions/versions.repository';
import { known, type DemoCompany } from './demo-company';
import { demoCompany, demoRegulations, type DemoRegulation } from './demo-data';
import { actorsOf, audienceOf, backdate, edited, type PastAct } from './demo-content';
import { refuseInThePast, signInThePast, type PastReading } from './demo-signing';
import { at, chance } from './demo-time';
import type { Clock } from './quiet-deps';
import type { ContentVersionRow, ContentObjectRow } from '@server/modules/content/content.tables';
import {
  asRegulation,
  type RegulationRow,
  regulationTables,
} from '@server/modules/regulations/regulations.tables';

type Version = DemoRegulation['versions'][number];

/** What certain people have not signed yet, so that each demo account finds something to do. */
const WAITING: Record<string, readonly string[]> = {
  employee: ['Р-001', 'Р-003', 'Р-005', 'Р-006'],
  shop1Head: ['Р-001', 'Р-004'],
};
const REFUSALS = [
  { code: 'Р-001', key: 'p38', reason: 'Ухожу в конце месяца, новые правила меня не касаются.' },
  {
    code: 'Р-004',
    key: 'p55',
    reason: 'Не согласен возвращать деньги без управляющего: отвечать потом мне.',
  },
];

function questionsOf(version: Version, clauses: readonly ClauseInput[]): RegulationQuestionInput[] {
  return version.questions.map(({ clause, options, ...question }) => ({
    ...question,
    id: randomUUID(),
    clauseId: clauses[clause]?.id ?? null,
    options: options.map((option) => ({ ...option, id: randomUUID() })),
  }));
}

/**
 * The regulations of the demo company with all their past: written, published and assigned by the services of the
 * application, signed at the times that the story says.
 */
export async function insertDemoRegulations(
  scope: Omit<Scope, 'caller'>,
  company: DemoCompany,
  { deps, assignments }: { deps: ModuleDeps; assignments: AssignmentServices },
  clock: Clock,
): Promise<void> {
  const { tx, organizationId } = scope;
  const today = clock.now;
  const services = createRegulationServices(deps);
  const as = actorsOf(scope, company);
  const admin = as('hr');
  const evidence: EvidenceContent[] = [];
  const hiredDaysAgo = new Map(demoCompany.people.map(({ key, hiredDaysAgo: days }) => [key, days]));

  async function publish(
    regulationId: number,
    clauses: readonly ClauseInput[],
    version: Version,
  ): Promise<{ regulation: ContentObjectRow; version: ContentVersionRow }> {
    clock.now = at(today, version.daysAgo, 11);
    const saved = await services.drafts.save(admin, regulationId, { clauses, isForce: true });
    const questions = questionsOf(version, clauses);
    const draft =
      questions.length > 0
        ? await services.drafts.saveQuestions(admin, regulationId, { questions, isForce: true })
        : saved;
    const regulation = await services.publishing.publish(admin, {
      id: regulationId,
      draftId: draft.id,
      draftUpdatedAt: draft.updatedAt,
      confirmedQuestionIds: draft.questions.map(({ id }) => id),
      significance: version.significance,
      changeSummary: version.summary,
      dueDays: version.dueDays,
    });
    const published = await findVersion(tx, regulationTables.version, organizationId, draft.id);
    if (!published) throw new Error('the version was not published');
    return { regulation, version: published };
  }

  /** Those who never got to the last version: some by chance, some for the sake of the story. */
  function isUnsigned(code: string, key: string): boolean {
    return (
      WAITING[key]?.includes(code) === true ||
      REFUSALS.some((refusal) => refusal.code === code && refusal.key === key) ||
      chance('never', code, key) < 0.09
    );
  }

  /** When the person signed the version, if they did before the next one came. */
  function signedAt(
    code: string,
    version: Version,
    next: Version | undefined,
    key: string,
    days: number,
  ): Date | null {
    const startedAgo = Math.min(version.daysAgo, hiredDaysAgo.get(key) ?? 0);
    const delay = Math.floor(chance('delay', code, version.daysAgo, key) * (days + 2));
    const signedAgo = startedAgo - delay;
    if (startedAgo < 1 || signedAgo <= (next?.daysAgo ?? 0)) return null;
    if (next === undefined && isUnsigned(code, key)) return null;
    const hour = chance('hour', code, key, version.daysAgo);
    // On the very day it is read after it was published.
    return at(today, signedAgo, delay === 0 ? 12 + hour * 7 : 9 + hour * 10);
  }

  function signersOf(code: string, version: Version, next: Version | undefined, days: number): PastAct[] {
    return demoCompany.people.flatMap(({ key }) => {
      const signed = signedAt(code, version, next, key, days);
      return signed === null ? [] : [{ user: known(company.people, key), at: signed }];
    });
  }

  async function refusals(code: string, reading: PastReading, version: Version): Promise<void> {
    for (const { key, reason, code: refused } of REFUSALS) {
      if (refused !== code) continue;
      const refusal = {
        user: known(company.people, key),
        at: at(today, Math.max(1, version.daysAgo - 3), 15.4),
      };
      evidence.push(...(await refuseInThePast(tx, reading, refusal, reason)));
    }
  }

  async function tell(regulation: DemoRegulation): Promise<RegulationRow> {
    const { code, name, type, folder, signMethod, minReadingSec, reviewEveryMonths, owner } = regulation;
    const [first] = regulation.versions;
    clock.now = at(today, (first?.daysAgo ?? 0) + 1, 16);
    const row = await services.regulations.create(admin, {
      ...{ code, name, type, folder, signMethod, minReadingSec, reviewEveryMonths },
      ownerId: known(company.people, owner).id,
    });
    const versions = new Map<number, ContentVersionRow>();
    let clauses: ClauseInput[] = regulation.clauses.map((clause) => ({ id: randomUUID(), ...clause }));
    for (const [index, version] of regulation.versions.entries()) {
      const next = regulation.versions[index + 1];
      clauses = edited(clauses, version.edits);
      const published = await publish(row.id, clauses, version);
      versions.set(published.version.id, published.version);
      if (index === 0) {
        await assignments.rules.save(admin, {
          objectType: 'regulation',
          objectId: row.id,
          audience: { groups: [audienceOf(company, regulation.audience)], exceptUserIds: [] },
          dueDays: regulation.dueDays,
        });
      }
      const days = version.dueDays ?? regulation.dueDays;
      await backdate(scope, { organizationId, objectType: 'regulation', objectId: row.id }, clock.now, days);
      const reading = {
        ...{ regulation: asRegulation(published.regulation), version: published.version },
        ...{ versions, minReadingSec },
      };
      evidence.push(...(await signInThePast(tx, reading, signersOf(code, version, next, days))));
      if (next === undefined) await refusals(code, reading, version);
    }
    if (regulation.draft) await submit(row.id, edited(clauses, regulation.draft.edits));
    return row;
  }

  /** A next version that waits for the administrator's approval. */
  async function submit(regulationId: number, clauses: ClauseInput[]): Promise<void> {
    clock.now = at(today, 2, 12);
    const approverIds = [known(company.people, 'hr').id];
    await services.regulations.update(admin, { id: regulationId, approverIds });
    await services.drafts.save(admin, regulationId, { clauses, isForce: true });
    await services.approvals.submit(as('finance'), regulationId, 'Подняли порог для сейфа, посмотрите.');
  }

  for (const regulation of demoRegulations) await tell(regulation);
  clock.now = today;
  evidence.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const seal = createEvidenceSeal(deps.config);
  await appendEvidence(tx, organizationId, { seal, line: pastLines(tx) }, evidence);
}
