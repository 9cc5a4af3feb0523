import type { Answer } from '@domain/questions/answer';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aChoice, anEssay, assign, aTest, GRADE, rightAnswer, takers } from './support';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const essay: Answer = { type: 'openText', text: 'Касса, склад, зал' };

test('an attempt decided after its test became due again does not complete the new assignment', async () => {
  const people = takers(workspace);
  const person = await workspace.person();
  const { id, ruleId } = await aTest(workspace, [person], [aChoice(), anEssay()], { passPercent: 60 });
  const { id: attemptId } = await people.take(person, id, { q1: rightAnswer(), essay });
  await workspace.get(workspace.admin, 'mutation ($id: Int!) { assignmentRuleDelete(id: $id) }', {
    id: ruleId,
  });
  await assign(workspace, id, [person]);
  const grade = { attemptId, questionId: 'essay', points: 200 };
  expect(await workspace.get(workspace.admin, GRADE, { grade })).toMatchObject({
    testAnswerGrade: { state: 'graded', isPassed: true },
  });
  expect((await people.mine(person, id)).myAssignment).toMatchObject({ status: 'assigned', score: null });
});
