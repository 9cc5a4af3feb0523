import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Send, Stamp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BusyButton } from '@src/components/form/BusyButton';
import { useNotify } from '@src/store/useNotify';
import { contentPath, readerPage, useContentKind } from '../content-kind';
import { useContentRoute } from '../pages/useContentRoute';
import { useContentText } from '../words';
import type { AnyDraft, AnyEdited, DraftSource } from './draft-source';
import { DraftMenu } from './DraftMenu';
import { PublishDialog } from './PublishDialog';
import { SaveStatus } from './SaveStatus';
import { SubmitDialog } from './SubmitDialog';
import type { Autosave } from './use-autosave';

interface DraftActionsProps<Draft extends AnyDraft, Text> {
  source: DraftSource<Draft, Text>;
  object: AnyEdited<Draft>;
  autosave: Saving<Draft>;
  onDiscarded: () => void;
}

/** The autosave's state, whatever text it saves. */
type Saving<Draft extends AnyDraft> = Pick<Autosave<Draft>, 'baseUpdatedAt' | 'flush' | 'state' | 'version'>;

type Open = 'publish' | 'submit' | null;

/**
 * Identifies the draft to publish as displayed here. Attachments change it in addition to the text, and changes that somebody
 * else has saved since must not be published unseen.
 */
function draftOf<Draft extends AnyDraft>(
  { draftVersion }: AnyEdited<Draft>,
  { version, baseUpdatedAt }: Saving<Draft>,
) {
  const isSavedHere =
    version !== null && (draftVersion === null || version.updatedAt > draftVersion.updatedAt);
  const draft = isSavedHere ? version : draftVersion;
  return draft && { id: draft.id, updatedAt: baseUpdatedAt() ?? draft.updatedAt };
}

/** The save state of a draft and its actions: request approval, publish, discard. */
export function DraftActions<Draft extends AnyDraft, Text>({
  source,
  object,
  autosave,
  onDiscarded,
}: DraftActionsProps<Draft, Text>) {
  const { t } = useContentText();
  const kind = useContentKind();
  const { tab } = useContentRoute();
  const navigate = useNavigate();
  const notify = useNotify();
  const rare = source.useMenuObject(object.id);
  const [open, setOpen] = useState<Open>(null);
  const draft = draftOf(object, autosave);
  // If the draft is published elsewhere while the dialog is open, the dialog stays and the server reports the reason.
  const [asked, setAsked] = useState(draft);
  if (draft && draft.updatedAt !== asked?.updatedAt) setAsked(draft);
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', flexGrow: 1, justifyContent: 'flex-end', minHeight: 40 }}
    >
      <SaveStatus state={autosave.state} />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ ml: 'auto', flexWrap: 'wrap', alignItems: 'center' }}
      >
        {object.isArchive ? null : (
          <WaysOut
            object={object}
            hasApprovers={source.useSubmit !== undefined && object.approvers.length > 0}
            hasDraft={draft !== null}
            flush={autosave.flush}
            onOpen={setOpen}
          />
        )}
        {rare ? <DraftMenu source={source} object={rare} onDiscarded={onDiscarded} /> : null}
      </Stack>
      {open === 'submit' && source.useSubmit ? (
        <SubmitDialog
          useSubmit={source.useSubmit}
          objectId={object.id}
          approvers={object.approvers}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'publish' && asked ? (
        <PublishDialog
          source={source}
          objectId={object.id}
          draft={asked}
          isFirst={object.currentVersion === null}
          onPublished={(label) => {
            notify.success(t('publish.done', { label }));
            void navigate(contentPath(kind, tab, object.id, readerPage(kind)));
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Stack>
  );
}

interface WaysOutProps {
  object: AnyEdited<AnyDraft>;
  hasApprovers: boolean;
  hasDraft: boolean;
  flush: Autosave['flush'];
  onOpen: (dialog: Open) => void;
}

function WaysOut({ object, hasApprovers, hasDraft, flush, onOpen }: WaysOutProps) {
  const { t } = useContentText();
  const [isFlushing, setIsFlushing] = useState(false);
  const needsApproval = hasApprovers && !object.abilities.canPublish;
  const isAsked = object.draftVersion?.status === 'onApproval';
  /** Saves first, so that what is published or submitted equals what is on the screen. */
  const openSaved = async (dialog: Open) => {
    setIsFlushing(true);
    const isSaved = await flush();
    setIsFlushing(false);
    if (isSaved) onOpen(dialog);
  };
  return (
    <>
      {hasApprovers && hasDraft && !isAsked ? (
        <BusyButton
          variant={needsApproval ? 'contained' : 'outlined'}
          startIcon={<Send />}
          isBusy={isFlushing}
          onClick={() => void openSaved('submit')}
        >
          {t('submit.button')}
        </BusyButton>
      ) : null}
      <Button
        variant={needsApproval ? 'outlined' : 'contained'}
        startIcon={<Stamp />}
        disabled={!hasDraft || needsApproval || isFlushing}
        title={needsApproval ? t('publish.needsApproval') : undefined}
        onClick={() => void openSaved('publish')}
      >
        {t('publish.open')}
      </Button>
    </>
  );
}
