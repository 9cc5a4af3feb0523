import { AnyDraftFrame } from '@src/content/edit/DraftFrame';
import type { TestDraft } from '../api';
import { testDrafts } from './draft-source';
import { QuestionPictures } from '../question/QuestionPictures';
import { QuestionsEditor } from './QuestionsEditor';
import { type EditedTest, testRules } from './test-text';

interface TestWorkspaceProps {
  test: TestDraft;
  /** Reloads the server's questions and restarts the editor with them. */
  onRestart: () => void;
}

const noParts = () => [];

/** The draft editor of a test: the questions, and the actions on the draft. */
export function TestWorkspace({ test, onRestart }: TestWorkspaceProps) {
  const { draftVersion } = test;
  const edited: EditedTest = {
    ...test,
    approvers: [],
    draftVersion: draftVersion && { ...draftVersion, approvals: [] },
  };
  return (
    <AnyDraftFrame
      source={testDrafts}
      rules={testRules}
      object={edited}
      onRestart={onRestart}
      text={({ autosave, clauses: { questions, settings, draws }, isReadOnly }) => (
        <QuestionPictures testId={test.id} pictures={test.pictures}>
          <QuestionsEditor
            testId={test.id}
            initial={{ questions, draws }}
            isReadOnly={isReadOnly}
            isShuffled={settings.shuffleAnswers}
            onChange={(changed) => autosave.change({ ...changed, settings })}
            onFlush={() => autosave.flush()}
          />
        </QuestionPictures>
      )}
      parts={noParts}
    />
  );
}
