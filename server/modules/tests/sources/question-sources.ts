import type { AnyQuestion, QuestionSource } from '@domain/questions/question';
import type { Context } from '@server/graphql/context';
import type { TestSourceState } from '@server/graphql/generated/types';
import { loaded } from '@server/graphql/loaders/loaded';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { subjectOf } from '@server/graphql/access/subject';
import { type AccessContext, canReadVersion, canView } from '@server/modules/content/access/access.policy';
import type { ClauseDifference } from '@server/modules/content/blocks/blocks';
import { branchChanges } from '@server/modules/content/blocks/branch';
import { servedChanges } from '@server/modules/content/blocks/served-clauses';
import type { Block } from '@server/modules/content/content.tables';
import { clauseRoute } from '@server/modules/content/search-hits';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';

/** Returns the browser path where a regulation is read. */
type Reader = (regulationId: number) => string;

/** A regulation in force that the caller may read, with the clause that a question is about. */
interface ReadSource {
  regulation: RegulationRow;
  access: AccessContext;
  currentVersionId: number;
  clauses: readonly Block[];
  clause: Block | undefined;
}

async function readSource(
  { loaders, signedIn }: Context,
  { objectId, clauseId }: QuestionSource,
): Promise<ReadSource | null> {
  const [access, regulation] = await Promise.all([
    loaders.regulationAccess.load(objectId),
    loaders.regulation.load(objectId),
  ]);
  const currentVersionId = regulation?.currentVersionId ?? null;
  if (!access || !regulation || currentVersionId === null) return null;
  if (!canView(subjectOf(signedIn), access)) return null;
  const { clauses } = await loaded(loaders.regulationClauses, currentVersionId);
  const clause = clauses.find(({ id }) => id === clauseId);
  return { regulation, access, currentVersionId, clauses, clause };
}

function linkOf({ regulation: { id, code, name }, clause }: ReadSource, reader: Reader) {
  const page = reader(id);
  return { code, name, number: clause?.number ?? '', route: clause ? clauseRoute(page, clause.id) : page };
}

export type SourceLink = ReturnType<typeof linkOf>;

/** Returns the link to what a question is about; null: the question names nothing, or nothing that the reader may read. */
export async function sourceLink(
  context: Context,
  { source }: AnyQuestion,
  reader: Reader,
): Promise<SourceLink | null> {
  const found = source ? await readSource(context, source) : null;
  return found && linkOf(found, reader);
}

/**
 * Returns the clause's text for which the question was written; null: the caller may not read it, or it is not from this
 * regulation.
 */
async function wordsBefore(
  { loaders, signedIn }: Context,
  { objectId, versionId }: QuestionSource,
  access: AccessContext,
): Promise<readonly Block[] | null> {
  const version = await loaders.regulationVersion.load(versionId);
  if (version?.objectId !== objectId || !canReadVersion(subjectOf(signedIn), access, version)) return null;
  return (await loaded(loaders.regulationClauses, versionId)).clauses;
}

function stateOf({ clause }: ReadSource, changes: readonly ClauseDifference[] | null): TestSourceState {
  if (!clause) return 'removed';
  return changes?.length === 0 ? 'upToDate' : 'changed';
}

async function viewOf(context: Context, question: AnyQuestion, reader: Reader) {
  const { source } = question;
  const found = source ? await readSource(context, source) : null;
  if (!source || !found) return [];
  const { loaders } = context;
  const before = await wordsBefore(context, source, found.access);
  const changes = before && branchChanges(before, found.clauses, source.clauseId);
  const version = await loaded(loaders.regulationVersion, found.currentVersionId);
  const access = (its: Loaders) => its.regulationAccess.load(source.objectId);
  return [
    {
      questionId: question.id,
      link: linkOf(found, reader),
      state: stateOf(found, changes),
      changes: servedChanges(access, changes ?? []),
      currentVersionId: version.id,
      publishedAt: version.publishedAt,
    },
  ];
}

export type SourceView = Awaited<ReturnType<typeof viewOf>>[number];

/** Returns what each of the questions is about and whether its text is still the same, as far as the caller may read it. */
export async function sourceViews(
  context: Context,
  questions: readonly AnyQuestion[],
  reader: Reader,
): Promise<SourceView[]> {
  return (await Promise.all(questions.map((question) => viewOf(context, question, reader)))).flat();
}
