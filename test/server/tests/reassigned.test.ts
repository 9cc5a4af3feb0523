import type { Answer } from '@domain/questions/answer';
import { openWorkspace, type Workspace } from '@test/helpers/workspace';
import { aChoice, anEssay, assign, aTest, GRADE, rightAnswer, takers } from './support';

let cabinet: Workspace;

beforeAll(async () => {
  cabinet = await openWorkspace();
});
afterAll(() => cabinet.stop());

const essay: Answer = { type: 'openText', text: 'Касса, склад, зал' };

test('an attempt decided after its test became due again does not complete the new assignment', async () => {
  const people = takers(cabinet);
  const person = await cabinet.person();
  const { id, ruleId } = await aTest(cabinet, [person], [aChoice(), anEssay()], { passPercent: 60 });
  const { id: attemptId } = await people.take(person, id, { q1: rightAnswer(), essay });
  await cabinet.get(cabinet.admin, 'mutation ($id: Int!) { assignmentRuleDelete(id: $id) }', { id: ruleId });
  await assign(cabinet, id, [person]);
  const grade = { attemptId, questionId: 'essay', points: 200 };
  expect(await cabinet.get(cabinet.admin, GRADE, { grade })).toMatchObject({
    testAnswerGrade: { state: 'graded', isPassed: true },
  });
  expect((await people.mine(person, id)).myAssignment).toMatchObject({ status: 'assigned', score: null });
});
