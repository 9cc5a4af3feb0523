import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Hourglass, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LeaveGuard } from '@src/components/form/UnsavedChangesGuard';
import { Strip } from '@src/components/layout/Strip';
import { useAppSelector } from '@src/store/hooks';
import { useContentKind } from '../content-kind';
import type { EditedClause } from '../editor/clause-document';
import { type DraftPlace, readLocalDraft } from '../lib/draft-store';
import { useContentText } from '../words';
import { ApprovalSteps } from './ApprovalSteps';
import { clauseRules } from './clause-rules';
import type { AnyDraft, AnyEdited, DraftSource, EditedObject, TextRules, WrittenDraft } from './draft-source';
import { DraftActions } from './DraftActions';
import { DraftConflict } from './DraftConflict';
import { type DraftPart, DraftTabs } from './DraftTabs';
import { useAutosave, type Autosave, type SaveState } from './use-autosave';

/** The state and actions available to the parts of a kind's editor. */
export interface DraftTools<Draft extends AnyDraft, Text = EditedClause[]> {
  autosave: Autosave<Draft, Text>;
  /** The initial text of the editor. */
  clauses: Text;
  isReadOnly: boolean;
}

interface AnyDraftFrameProps<Draft extends AnyDraft, Item extends AnyEdited<Draft>, Text> {
  source: DraftSource<Draft, Text>;
  rules: TextRules<Item, Draft, Text>;
  object: Item;
  /** Reloads the server's text and restarts the editor with it. */
  onRestart: () => void;
  /** Renders the text. */
  text: (tools: DraftTools<Draft, Text>) => ReactNode;
  /** Returns the tabs of the draft beside its text. */
  parts: (tools: DraftTools<Draft, Text>) => readonly DraftPart[];
}

type DraftFrameProps<Draft extends WrittenDraft> = Omit<
  AnyDraftFrameProps<Draft, EditedObject<Draft>, EditedClause[]>,
  'rules'
>;

/** Returns the editor's initial text: the server's, or a newer local text that was not saved. */
function useBeginning<Draft extends AnyDraft, Item extends AnyEdited<Draft>, Text>(
  object: Item,
  rules: TextRules<Item, Draft, Text>,
  place: DraftPlace,
) {
  return useState(() => {
    const source = object.draftVersion ?? object.currentVersion;
    const clauses = rules.textOf(object);
    const local = readLocalDraft(place, rules.isText);
    const isUnsaved = local !== null && !rules.isSame(local.clauses, clauses);
    const isOfThisCopy = !isUnsaved || local.baseUpdatedAt === source?.updatedAt;
    return {
      before: isOfThisCopy ? clauses : null,
      clauses: isUnsaved ? local.clauses : clauses,
      unsaved: isUnsaved ? local.clauses : null,
      updatedAt: isUnsaved ? local.baseUpdatedAt : (source?.updatedAt ?? null),
    };
  })[0];
}

/** The editor of a text of clauses: the text, its further tabs, and the actions on the draft. */
export function DraftFrame<Draft extends WrittenDraft>(props: DraftFrameProps<Draft>) {
  return <AnyDraftFrame {...props} rules={clauseRules} />;
}

/** The editor of any kind of draft: its content, its further tabs, and the actions on the draft. */
export function AnyDraftFrame<Draft extends AnyDraft, Item extends AnyEdited<Draft>, Text>(
  props: AnyDraftFrameProps<Draft, Item, Text>,
) {
  const { source, rules, object, onRestart } = props;
  const { objectType } = useContentKind();
  const userId = useAppSelector((state) => state.auth.user?.id ?? 0);
  const place = { userId, objectType, objectId: object.id };
  const { clauses, unsaved, updatedAt, before } = useBeginning(object, rules, place);
  const autosave = useAutosave({ place, save: source.useSave(), updatedAt, unsaved, before });
  const [isTakingBack, setIsTakingBack] = useState(false);

  const draft = object.draftVersion;
  const isAsked = draft?.status === 'onApproval';
  const isReadOnly = object.isArchive || (isAsked && !isTakingBack);
  const { state } = autosave;
  const tools = { autosave, clauses, isReadOnly };

  return (
    <Box>
      {stuck.has(state.kind) ? <LeaveGuard isDirty /> : null}
      <AskedStrip
        isAsked={isAsked}
        isApproved={object.abilities.canPublish}
        isTakingBack={isTakingBack}
        onTakeBack={object.isArchive ? undefined : () => setIsTakingBack(true)}
      />
      <ForeignStrip draft={draft} autosave={autosave} onRestart={onRestart} />
      {draft ? <ApprovalSteps approvals={draft.approvals} /> : null}
      <DraftTabs
        parts={props.parts(tools)}
        actions={<DraftActions source={source} object={object} autosave={autosave} onDiscarded={onRestart} />}
      >
        {props.text(tools)}
      </DraftTabs>
      <Conflict state={state} theirs={draft} rules={rules} autosave={autosave} onRestart={onRestart} />
    </Box>
  );
}

/** The states in which leaving the page would lose unsaved changes. */
const stuck: ReadonlySet<SaveState['kind']> = new Set(['conflict', 'offline', 'refused']);

interface AskedStripProps {
  isAsked: boolean;
  /** All approvers have agreed; only publishing is left. */
  isApproved: boolean;
  isTakingBack: boolean;
  onTakeBack: (() => void) | undefined;
}

function AskedStrip({ isAsked, isApproved, isTakingBack, onTakeBack }: AskedStripProps) {
  const { t } = useContentText();
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
  /** The draft as stored on the server. */
  draft: AnyDraft | null;
  autosave: Pick<Autosave, 'state' | 'baseUpdatedAt' | 'hasPending'>;
  onRestart: () => void;
}

/** Shown when somebody else has saved the draft while nothing was typed here; offers to load it. */
function ForeignStrip({ draft, autosave, onRestart }: ForeignStripProps) {
  const { t } = useContentText();
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

interface ConflictProps<Draft extends AnyDraft, Text> {
  state: SaveState;
  theirs: Draft | null;
  rules: Pick<TextRules<never, Draft, Text>, 'comparison' | 'joined'>;
  autosave: Pick<Autosave<Draft, Text>, 'before' | 'flush' | 'forget' | 'join' | 'pendingClauses'>;
  onRestart: () => void;
}

/** Returns the merged text; null when the texts conflict or a part of them is unknown. */
function joinedOf<Draft extends AnyDraft, Text>({ theirs, rules, autosave }: ConflictProps<Draft, Text>) {
  const [mine, before] = [autosave.pendingClauses(), autosave.before()];
  if (!theirs || mine === null || before === null) return null;
  return rules.joined?.(theirs, mine, before) ?? null;
}

/** The conflict dialog. When dismissed, it remains as a strip above the page. */
function Conflict<Draft extends AnyDraft, Text>(props: ConflictProps<Draft, Text>) {
  const { state, theirs, rules, autosave, onRestart } = props;
  const { t } = useContentText();
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
  const mine = autosave.pendingClauses();
  const joined = joinedOf(props);
  const join = async (text: Text, newer: string) => {
    if (await autosave.join(text, newer)) onRestart();
  };
  return (
    <DraftConflict
      message={state.message}
      comparison={theirs && mine !== null ? rules.comparison(theirs, mine) : null}
      onJoin={theirs && joined !== null ? () => join(joined, theirs.updatedAt) : undefined}
      onOverwrite={() => autosave.flush(true)}
      onTakeTheirs={() => {
        autosave.forget();
        onRestart();
      }}
      onClose={() => setIsPutOff(true)}
    />
  );
}
