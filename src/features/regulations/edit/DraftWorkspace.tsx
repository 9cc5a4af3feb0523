import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Hourglass, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '@src/components/form/UnsavedChangesGuard';
import { useAppSelector } from '@src/store/hooks';
import type { DraftVersion, RegulationDraft } from '../api';
import type { EditedClause } from '../editor/clause-document';
import { ClauseEditor } from '../editor/ClauseEditor';
import { isSameText } from '../lib/compare-drafts';
import { readLocalDraft } from '../lib/draft-store';
import { Strip } from '@src/components/layout/Strip';
import { ApprovalSteps } from './ApprovalSteps';
import { BodyBar } from './BodyBar';
import { DraftActions } from './DraftActions';
import { DraftConflict } from './DraftConflict';
import { DraftParts } from './DraftParts';
import type { PeopleSlots } from '../slots';
import { useAutosave, type Autosave, type SaveState } from './use-autosave';

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
    const clauses = (source?.clauses ?? []).map(({ id, level, ownNumber, html }) => ({
      id,
      level,
      ownNumber,
      html,
    }));
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
  const userId = useAppSelector((state) => state.auth.user?.id ?? 0);
  const beginning = useBeginning(regulation, userId);
  const autosave = useAutosave({
    regulationId: regulation.id,
    userId,
    updatedAt: beginning.updatedAt,
    unsaved: beginning.unsaved,
  });
  const [isTakingBack, setIsTakingBack] = useState(false);

  const draft = regulation.draftVersion;
  const isAsked = draft?.status === 'onApproval';
  const isLocked = regulation.isArchive || (isAsked && !isTakingBack);
  const { state } = autosave;

  return (
    <Box>
      {stuck.has(state.kind) ? <LeaveGuard isDirty /> : null}
      <AskedStrip
        isAsked={isAsked}
        isApproved={regulation.abilities.canPublish}
        isTakingBack={isTakingBack}
        onTakeBack={regulation.isArchive ? undefined : () => setIsTakingBack(true)}
      />
      <ForeignStrip draft={draft} autosave={autosave} onRestart={onRestart} />
      {draft ? <ApprovalSteps approvals={draft.approvals} /> : null}
      <DraftParts
        regulation={regulation}
        autosave={autosave}
        isReadOnly={isLocked}
        refresh={refresh}
        actions={<DraftActions regulation={regulation} autosave={autosave} onDiscarded={onRestart} />}
        {...slots}
      >
        <Text
          regulation={regulation}
          clauses={beginning.clauses}
          isReadOnly={isLocked}
          autosave={autosave}
          onRestart={onRestart}
        />
      </DraftParts>
      <Conflict state={state} theirs={draft} autosave={autosave} onRestart={onRestart} />
    </Box>
  );
}

interface TextProps {
  regulation: RegulationDraft;
  /** As the editor begins with them. */
  clauses: readonly EditedClause[];
  isReadOnly: boolean;
  autosave: Autosave;
  onRestart: () => void;
}

/** The text, written here or taken from a file: above a file stands what it is, below a text that one may take its place. */
function Text({ regulation, clauses, isReadOnly, autosave, onRestart }: TextProps) {
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
        regulationId={regulation.id}
        pictures={regulation.pictures}
        initial={clauses}
        // The words of a file are changed in the file.
        isReadOnly={isReadOnly || body !== null}
        onChange={autosave.change}
        onBlur={() => void autosave.flush()}
      />
      {body ? null : bar}
    </>
  );
}

/** States in which leaving would lose what the server does not have. */
const stuck: ReadonlySet<SaveState['kind']> = new Set(['conflict', 'offline', 'refused']);

interface AskedStripProps {
  isAsked: boolean;
  /** Everybody has agreed: what is left is to publish. */
  isApproved: boolean;
  isTakingBack: boolean;
  onTakeBack: (() => void) | undefined;
}

function AskedStrip({ isAsked, isApproved, isTakingBack, onTakeBack }: AskedStripProps) {
  const { t } = useTranslation('regulations');
  const takeBack = (
    <Button size="small" variant="outlined" onClick={onTakeBack}>
      {t('approval.takeBack')}
    </Button>
  );
  if (!isAsked) return null;
  return (
    <Strip icon={Hourglass} colour="purple" action={onTakeBack && !isTakingBack ? takeBack : undefined}>
      {isTakingBack ? t('approval.takingBack') : t(isApproved ? 'approval.ready' : 'approval.locked')}
    </Strip>
  );
}

interface ForeignStripProps {
  /** As the server has it. */
  draft: DraftVersion | null;
  autosave: Autosave;
  onRestart: () => void;
}

/** Somebody else has saved the draft while nothing was typed here: offers to take it over. */
function ForeignStrip({ draft, autosave, onRestart }: ForeignStripProps) {
  const { t } = useTranslation('regulations');
  const ours = autosave.baseUpdatedAt();
  const isNewer = draft !== null && ours !== null && draft.updatedAt > ours;
  const isBusy =
    autosave.state.kind === 'saving' || autosave.state.kind === 'conflict' || autosave.hasPending();
  if (!isNewer || isBusy) return null;
  return (
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
  );
}

interface ConflictProps {
  state: SaveState;
  theirs: DraftVersion | null;
  autosave: Autosave;
  onRestart: () => void;
}

/** The question whose text stays; put off, it stays as a line above the page. */
function Conflict({ state, theirs, autosave, onRestart }: ConflictProps) {
  const { t } = useTranslation('regulations');
  const [isPutOff, setIsPutOff] = useState(false);
  if (state.kind !== 'conflict') return null;
  if (isPutOff) {
    return (
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
    );
  }
  return (
    <DraftConflict
      message={state.message}
      theirs={theirs?.clauses ?? null}
      mine={autosave.pendingClauses() ?? []}
      onOverwrite={() => autosave.flush(true)}
      onTakeTheirs={() => {
        autosave.forget();
        onRestart();
      }}
      onClose={() => setIsPutOff(true)}
    />
  );
}
