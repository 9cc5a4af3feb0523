import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Hourglass, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '@src/components/form/UnsavedChangesGuard';
import { useAppSelector } from '@src/store/hooks';
import { type RegulationDraft } from '../api';
import { ClauseEditor } from '../editor/ClauseEditor';
import { ClauseOutline } from '../editor/ClauseOutline';
import { isSameText } from '../lib/compare-drafts';
import { readLocalDraft } from '../lib/draft-store';
import { Strip } from '../reader/Strip';
import { ApprovalSteps } from './ApprovalSteps';
import { DraftActions } from './DraftActions';
import { DraftConflict } from './DraftConflict';
import { DraftParts } from './DraftParts';
import type { PeopleSlots } from '../slots';
import { useAutosave } from './use-autosave';

interface DraftWorkspaceProps extends PeopleSlots {
  regulation: RegulationDraft;
  /** Reads the server's text anew and begins with it. */
  onRestart: () => void;
  refresh: () => void;
}

/** The text as the editor begins with it: what the server has, or newer words that did not reach it. */
function useBeginning(regulation: RegulationDraft, userId: number) {
  return useState(() => {
    const source = regulation.draftVersion ?? regulation.currentVersion;
    const clauses = (source?.clauses ?? []).map(({ id, level, html }) => ({ id, level, html }));
    const local = readLocalDraft(userId, regulation.id);
    const isUnsaved = local !== null && !isSameText(local.clauses, clauses);
    return {
      clauses: isUnsaved ? local.clauses : clauses,
      unsaved: isUnsaved ? local.clauses : null,
      updatedAt: isUnsaved ? local.baseUpdatedAt : (source?.updatedAt ?? null),
    };
  })[0];
}

/** Writing: the text with its outline, what belongs to it, and what can be done with the draft. */
export function DraftWorkspace({ regulation, onRestart, refresh, ...slots }: DraftWorkspaceProps) {
  const { t } = useTranslation('regulations');
  const userId = useAppSelector((state) => state.auth.user?.id ?? 0);
  const beginning = useBeginning(regulation, userId);
  const autosave = useAutosave({
    regulationId: regulation.id,
    userId,
    updatedAt: beginning.updatedAt,
    unsaved: beginning.unsaved,
  });
  const [isTakingBack, setIsTakingBack] = useState(false);
  const [isPutOff, setIsPutOff] = useState(false);

  const draft = regulation.draftVersion;
  const isAsked = draft?.status === 'onApproval';
  const isReadOnly = regulation.isArchive || (isAsked && !isTakingBack);
  const { state } = autosave;
  const ours = autosave.baseUpdatedAt();
  const isForeign =
    draft !== null &&
    ours !== null &&
    draft.updatedAt > ours &&
    state.kind !== 'saving' &&
    state.kind !== 'conflict' &&
    !autosave.hasPending();
  const isStuck = state.kind === 'conflict' || state.kind === 'offline' || state.kind === 'refused';

  return (
    <Box>
      {isStuck ? <LeaveGuard isDirty /> : null}
      <DraftActions regulation={regulation} autosave={autosave} onDiscarded={onRestart} />
      {isAsked ? (
        <Strip
          icon={Hourglass}
          colour="purple"
          action={
            isReadOnly && !regulation.isArchive ? (
              <Button size="small" variant="outlined" onClick={() => setIsTakingBack(true)}>
                {t('approval.takeBack')}
              </Button>
            ) : undefined
          }
        >
          {t(isTakingBack ? 'approval.takingBack' : 'approval.locked')}
        </Strip>
      ) : null}
      {isForeign ? (
        <Strip
          icon={RefreshCw}
          colour="amber"
          action={
            <Button size="small" variant="outlined" onClick={onRestart}>
              {t('conflict.refresh')}
            </Button>
          }
        >
          {t('conflict.foreign')}
        </Strip>
      ) : null}
      {state.kind === 'conflict' && isPutOff ? (
        <Strip
          isAlert
          icon={RefreshCw}
          colour="red"
          action={
            <Button size="small" variant="outlined" onClick={() => setIsPutOff(false)}>
              {t('conflict.resolve')}
            </Button>
          }
        >
          {state.message}
        </Strip>
      ) : null}
      <ApprovalSteps approvals={draft?.approvals ?? []} />
      <DraftParts
        regulation={regulation}
        autosave={autosave}
        isReadOnly={isReadOnly}
        refresh={refresh}
        {...slots}
      >
        <ClauseEditor
          initial={beginning.clauses}
          isReadOnly={isReadOnly}
          onChange={autosave.change}
          onBlur={() => void autosave.flush()}
          side={(editor) => <ClauseOutline editor={editor} isReadOnly={isReadOnly} />}
        />
      </DraftParts>
      {state.kind === 'conflict' && !isPutOff ? (
        <DraftConflict
          message={state.message}
          theirs={draft?.clauses ?? null}
          mine={autosave.pendingClauses() ?? []}
          onOverwrite={() => autosave.flush(true)}
          onTakeTheirs={() => {
            autosave.forget();
            onRestart();
          }}
          onClose={() => setIsPutOff(true)}
        />
      ) : null}
    </Box>
  );
}
