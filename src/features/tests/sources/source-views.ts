import type { AnyQuestion } from '@domain/questions/question';
import { type QuestionSourceView, useTestSourcesQuery } from '../api';

/** The server's views of the clauses that questions are about, by question id. */
export type SourceViews = ReadonlyMap<string, QuestionSourceView>;

/** Returns the views for the draft's questions, else for the published ones. */
export function useSourceViews(testId: number): SourceViews {
  const { data } = useTestSourcesQuery({ id: testId }, { refetchOnMountOrArgChange: true });
  const version = data?.test?.draftVersion ?? data?.test?.currentVersion;
  return new Map(version?.sources.map((view) => [view.questionId, view]));
}

/** Returns the change of the clause since the question was written; null when there is none or it was confirmed. */
export function staleView({ id, source }: AnyQuestion, views: SourceViews): QuestionSourceView | null {
  const view = views.get(id);
  if (!source || !view || view.state === 'upToDate') return null;
  return source.versionId === view.currentVersionId ? null : view;
}
