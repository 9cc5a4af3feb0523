import type { Answer } from '@domain/questions/answer';
import { wrongAnswer } from './support';

export const PREVIEW = `query ($regrade: TestRegradeInput!) { testRegradePreview(regrade: $regrade) {
  count changed gained lost gaining { id } losing { id } } }`;
export const REGRADE = `mutation ($regrade: TestRegradeInput!, $key: String!) { testRegrade(regrade: $regrade, clientKey: $key) {
  id state total } }`;
export const LIST = `query ($testId: Int!, $versionId: Int!) { testRegradings(testId: $testId, versionId: $versionId) {
  id questionId question answer isOnly reason state total done changed gained lost kept failed createdBy { id } } }`;
export const CHECK = `query ($id: Int!) { contentCheckIntegrity(objectType: test, id: $id) { isWhole broken { reason } } }`;

export interface Published {
  id: number;
  versionId: number;
}
export type Regrade = {
  answer?: Answer | null;
  isOnly?: boolean;
  mayTakePasses?: boolean;
  questionId?: string;
};

export const inputOf = ({ id, versionId }: Published, more: Regrade = {}) => ({
  ...{ testId: id, versionId, questionId: 'q1', answer: wrongAnswer(), isOnly: false, mayTakePasses: false },
  ...{ reason: 'Верны оба ответа', ...more },
});

/** Stored sums that differ from those recomputed from attempts. */
export const WRONG_SUMS = `select s.question_id, s.n, s.x, r.* from test_item_sum s
     join lateral (
       select count(*)::int as n, sum(a.points) as x, sum(a.points * a.points) as xx, sum(t.points - a.points) as y,
         sum((t.points - a.points) * (t.points - a.points)) as yy, sum(a.points * (t.points - a.points)) as xy
       from test_attempt t join test_answer a on a.attempt_id = t.id and a.question_id = s.question_id
       where t.version_id = s.version_id and t.is_counted) r on true
     where s.version_id = $1 and (r.n, r.x, r.xx, r.y, r.yy, r.xy) is distinct from (s.n, s.x, s.xx, s.y, s.yy, s.xy)`;
