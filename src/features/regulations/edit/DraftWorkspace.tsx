import { DraftFrame, type DraftTools } from '@src/content/edit/DraftFrame';
import type { QuestionSlots } from '@src/content/edit/question-slots';
import { ClauseEditor } from '@src/content/editor/ClauseEditor';
import type { DraftVersion, RegulationDraft } from '../api';
import { BodyBar } from './BodyBar';
import { regulationDrafts, useAddPicture } from './draft-source';
import { useDraftParts } from './use-draft-parts';

interface DraftWorkspaceProps extends QuestionSlots {
  regulation: RegulationDraft;
  /** Reloads the server's text and restarts the editor with it. */
  onRestart: () => void;
  refresh: () => void;
}

/** The draft editor: the text with its outline, its further tabs, and the actions on the draft. */
export function DraftWorkspace({ regulation, onRestart, refresh, ...slots }: DraftWorkspaceProps) {
  const parts = useDraftParts({ regulation, refresh, ...slots });
  return (
    <DraftFrame
      source={regulationDrafts}
      object={regulation}
      onRestart={onRestart}
      text={(tools) => <Text regulation={regulation} tools={tools} onRestart={onRestart} />}
      parts={parts}
    />
  );
}

interface TextProps {
  regulation: RegulationDraft;
  tools: DraftTools<DraftVersion>;
  onRestart: () => void;
}

/**
 * The text, written here or taken from a file. A file is described above its text; below a written text a file can be chosen to
 * replace it.
 */
function Text({ regulation, tools, onRestart }: TextProps) {
  const { autosave, clauses, isReadOnly } = tools;
  const body = (regulation.draftVersion ?? regulation.currentVersion)?.body ?? null;
  const bar = (
    <BodyBar
      regulationId={regulation.id}
      body={body}
      clauses={clauses}
      isReadOnly={isReadOnly}
      autosave={autosave}
      onChanged={onRestart}
    />
  );
  return (
    <>
      {body ? bar : null}
      <ClauseEditor
        objectId={regulation.id}
        useAddPicture={useAddPicture}
        pictures={regulation.pictures}
        initial={clauses}
        // The text of a file is changed in the file.
        isReadOnly={isReadOnly || body !== null}
        onChange={autosave.change}
        onBlur={() => void autosave.flush()}
      />
      {body ? null : bar}
    </>
  );
}
