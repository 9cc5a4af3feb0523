import type { AnyQuestion } from '@domain/questions/question';
import { type QuestionSourceView, useTestSourcesQuery } from '../api';

/** What the server says of the clauses that questions are about, by the ids of the questions. */
export type SourceViews = ReadonlyMap<string, QuestionSourceView>;

/** Of the questions of a draft, else of those in force. */
export function useSourceViews(testId: number): SourceViews {
  const { data } = useTestSourcesQuery({ id: testId }, { refetchOnMountOrArgChange: true });
  const version = data?.test?.draftVersion ?? data?.test?.currentVersion;
  return new Map(version?.sources.map((view) => [view.questionId, view]));
}

/** What has changed in the clause since the question was written; null: nothing, or it is confirmed already. */
export function staleView({ id, source }: AnyQuestion, views: SourceViews): QuestionSourceView | null {
  const view = views.get(id);
  if (!source || !view || view.state === 'upToDate') return null;
  return source.versionId === view.currentVersionId ? null : view;
}
