import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Send, Stamp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BusyButton } from '@src/components/form/BusyButton';
import { useNotify } from '@src/store/useNotify';
import { useRegulationQuery, type RegulationDraft } from '../api';
import { DraftMenu } from './DraftMenu';
import { PublishDialog } from './PublishDialog';
import { SaveStatus } from './SaveStatus';
import { SubmitDialog } from './SubmitDialog';
import type { Autosave } from './use-autosave';
import { useRegulationRoute } from '../pages/useRegulationRoute';

interface DraftActionsProps {
  regulation: RegulationDraft;
  autosave: Autosave;
  onDiscarded: () => void;
}

type Open = 'publish' | 'submit' | null;

/**
 * The draft that a press would publish, as it was seen here: attachments change it besides the text, and what somebody
 * else has saved since must not be published unseen.
 */
function draftOf({ draftVersion }: RegulationDraft, { version, baseUpdatedAt }: Autosave) {
  const isSavedHere =
    version !== null && (draftVersion === null || version.updatedAt > draftVersion.updatedAt);
  const draft = isSavedHere ? version : draftVersion;
  return draft && { id: draft.id, updatedAt: baseUpdatedAt() ?? draft.updatedAt };
}

/** Whether everything is saved, and the ways out of a draft: to approval, into force, or away. */
export function DraftActions({ regulation, autosave, onDiscarded }: DraftActionsProps) {
  const { t } = useTranslation('regulations');
  const { base } = useRegulationRoute();
  const navigate = useNavigate();
  const notify = useNotify();
  const details = useRegulationQuery({ id: regulation.id }).data?.regulation;
  const [open, setOpen] = useState<Open>(null);
  const draft = draftOf(regulation, autosave);
  // Published elsewhere while the question stands here: the question stays, and the server says why it is too late.
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
        {regulation.isArchive ? null : (
          <WaysOut
            regulation={regulation}
            hasDraft={draft !== null}
            flush={autosave.flush}
            onOpen={setOpen}
          />
        )}
        {details ? <DraftMenu regulation={details} onDiscarded={onDiscarded} /> : null}
      </Stack>
      {open === 'submit' ? (
        <SubmitDialog
          regulationId={regulation.id}
          approvers={regulation.approvers}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'publish' && asked ? (
        <PublishDialog
          regulationId={regulation.id}
          draft={asked}
          isFirst={regulation.currentVersion === null}
          onPublished={(label) => {
            notify.success(t('publish.done', { label }));
            void navigate(`${base}/current-version`);
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Stack>
  );
}

interface WaysOutProps {
  regulation: RegulationDraft;
  hasDraft: boolean;
  flush: Autosave['flush'];
  onOpen: (dialog: Open) => void;
}

function WaysOut({ regulation, hasDraft, flush, onOpen }: WaysOutProps) {
  const { t } = useTranslation('regulations');
  const [isFlushing, setIsFlushing] = useState(false);
  const hasApprovers = regulation.approverIds.length > 0;
  const needsApproval = hasApprovers && !regulation.abilities.canPublish;
  const isAsked = regulation.draftVersion?.status === 'onApproval';
  /** What is published or submitted is what is on the screen: it is saved first. */
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
