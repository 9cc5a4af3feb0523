import { randomUUID } from 'node:crypto';
import type { Scope } from '@server/graphql/context';
import type { ClauseInput, RegulationQuestionInput } from '@server/graphql/generated/types';
import type { AssignmentServices } from '@server/modules/assignments/assignments.module';
import type { ModuleDeps } from '@server/modules/module';
import type { EvidenceContent } from '@server/modules/regulations/signing/evidence';
import { appendEvidence, pastLines } from '@server/modules/regulations/signing/evidence.repository';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createRegulationServices } from '@server/modules/regulations/regulations.module';
import { findVersion } from '@server/modules/content/versions/versions.repository';
import { known, type DemoCompany } from './demo-company';
import { demoCompany, demoRegulations, type DemoRegulation } from './demo-data';
import { audienceOf, backdate, edited, type PastAct } from './demo-content';
import { refuseSignatureInPast, signInThePast, type PastReading } from './demo-signing';
import { type DemoStory, storyOf } from './demo-story';
import { at, chance } from './demo-time';
import type { Clock } from './quiet-deps';
import type { ContentVersionRow, ContentObjectRow } from '@server/modules/content/content.tables';
import {
  asRegulation,
  type RegulationRow,
  regulationTables,
} from '@server/modules/regulations/regulations.tables';

type Version = DemoRegulation['versions'][number];

/** Regulations that certain people have not signed yet, so that each demo account has something to do. */
const UNSIGNED: Record<string, readonly string[]> = {
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

const hiredDaysAgo = new Map(demoCompany.people.map(({ key, hiredDaysAgo: days }) => [key, days]));

function questionsOf(version: Version, clauses: readonly ClauseInput[]): RegulationQuestionInput[] {
  return version.questions.map(({ clause, options, ...question }) => ({
    ...question,
    id: randomUUID(),
    clauseId: clauses[clause]?.id ?? null,
    options: options.map((option) => ({ ...option, id: randomUUID() })),
  }));
}

/** The data and services from which the demo regulations and their past are created. */
interface Story extends DemoStory {
  readonly services: ReturnType<typeof createRegulationServices>;
  /** Signatures and refusals, in any order. */
  readonly evidence: EvidenceContent[];
}

async function publishVersion(
  story: Story,
  regulationId: number,
  clauses: readonly ClauseInput[],
  version: Version,
): Promise<{ regulation: ContentObjectRow; version: ContentVersionRow }> {
  story.clock.now = at(story.today, version.daysAgo, 11);
  const saved = await story.services.drafts.save(story.admin, regulationId, { clauses, isForce: true });
  const questions = questionsOf(version, clauses);
  const draft =
    questions.length > 0
      ? await story.services.drafts.saveQuestions(story.admin, regulationId, { questions, isForce: true })
      : saved;
  const regulation = await story.services.publishing.publish(story.admin, {
    id: regulationId,
    draftId: draft.id,
    draftUpdatedAt: draft.updatedAt,
    confirmedQuestionIds: draft.questions.map(({ id }) => id),
    significance: version.significance,
    changeSummary: version.summary,
    dueDays: version.dueDays,
  });
  const published = await findVersion(
    story.scope.tx,
    regulationTables.version,
    story.scope.organizationId,
    draft.id,
  );
  if (!published) throw new Error('the version was not published');
  return { regulation, version: published };
}

/** Whether the person never signed the last version: some people by chance, some because the story needs it. */
function isUnsigned(code: string, key: string): boolean {
  return (
    UNSIGNED[key]?.includes(code) === true ||
    REFUSALS.some((refusal) => refusal.code === code && refusal.key === key) ||
    chance('never', code, key) < 0.09
  );
}

/** Returns when the person signed the version, if they did so before the next one was published. */
function signedAt(
  story: Story,
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
  // On the day of publication, people can only sign after it.
  return at(story.today, signedAgo, delay === 0 ? 12 + hour * 7 : 9 + hour * 10);
}

function signersOf(
  story: Story,
  code: string,
  version: Version,
  next: Version | undefined,
  days: number,
): PastAct[] {
  return demoCompany.people.flatMap(({ key }) => {
    const signed = signedAt(story, code, version, next, key, days);
    return signed === null ? [] : [{ user: known(story.company.people, key), at: signed }];
  });
}

async function addRefusals(
  story: Story,
  code: string,
  reading: PastReading,
  version: Version,
): Promise<void> {
  for (const { key, reason, code: refused } of REFUSALS) {
    if (refused !== code) continue;
    const refusal = {
      user: known(story.company.people, key),
      at: at(story.today, Math.max(1, version.daysAgo - 3), 15.4),
    };
    story.evidence.push(...(await refuseSignatureInPast(story.scope.tx, reading, refusal, reason)));
  }
}

async function createRegulationStory(story: Story, regulation: DemoRegulation): Promise<RegulationRow> {
  const { code, name, type, folder, signMethod, minReadingSec, reviewEveryMonths, owner } = regulation;
  const [first] = regulation.versions;
  story.clock.now = at(story.today, (first?.daysAgo ?? 0) + 1, 16);
  const row = await story.services.regulations.create(story.admin, {
    ...{ code, name, type, folder, signMethod, minReadingSec, reviewEveryMonths },
    ownerId: known(story.company.people, owner).id,
  });
  const versions = new Map<number, ContentVersionRow>();
  let clauses: ClauseInput[] = regulation.clauses.map((clause) => ({ id: randomUUID(), ...clause }));
  for (const [index, version] of regulation.versions.entries()) {
    const next = regulation.versions[index + 1];
    clauses = edited(clauses, version.edits);
    const published = await publishVersion(story, row.id, clauses, version);
    versions.set(published.version.id, published.version);
    if (index === 0) {
      await story.assignments.rules.save(story.admin, {
        objectType: 'regulation',
        objectId: row.id,
        audience: { groups: [audienceOf(story.company, regulation.audience)], exceptUserIds: [] },
        dueDays: regulation.dueDays,
      });
    }
    const days = version.dueDays ?? regulation.dueDays;
    await backdate(
      story.scope,
      { organizationId: story.scope.organizationId, objectType: 'regulation', objectId: row.id },
      story.clock.now,
      days,
    );
    const reading = {
      ...{ regulation: asRegulation(published.regulation), version: published.version },
      ...{ versions, minReadingSec },
    };
    story.evidence.push(
      ...(await signInThePast(story.scope.tx, reading, signersOf(story, code, version, next, days))),
    );
    if (next === undefined) await addRefusals(story, code, reading, version);
  }
  if (regulation.draft) await submitNextVersion(story, row.id, edited(clauses, regulation.draft.edits));
  return row;
}

/** Submits a next version, which waits for the administrator's approval. */
async function submitNextVersion(story: Story, regulationId: number, clauses: ClauseInput[]): Promise<void> {
  story.clock.now = at(story.today, 2, 12);
  const approverIds = [known(story.company.people, 'hr').id];
  await story.services.regulations.update(story.admin, { id: regulationId, approverIds });
  await story.services.drafts.save(story.admin, regulationId, { clauses, isForce: true });
  await story.services.approvals.submit(
    story.as('finance'),
    regulationId,
    'Подняли порог для сейфа, посмотрите.',
  );
}

/**
 * Inserts the regulations of the demo company with their whole past: written, published and assigned by the services of the
 * application, signed at the times in the story.
 */
export async function insertDemoRegulations(
  scope: Omit<Scope, 'caller'>,
  company: DemoCompany,
  { deps, assignments }: { deps: ModuleDeps; assignments: AssignmentServices },
  clock: Clock,
): Promise<void> {
  const { tx, organizationId } = scope;
  const services = createRegulationServices(deps);
  const evidence: EvidenceContent[] = [];
  const story: Story = { ...storyOf(scope, company, assignments, clock), services, evidence };
  for (const regulation of demoRegulations) await createRegulationStory(story, regulation);
  clock.now = story.today;
  evidence.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const seal = createEvidenceSeal(deps.config);
  await appendEvidence(tx, organizationId, { seal, line: pastLines(tx) }, evidence);
}
