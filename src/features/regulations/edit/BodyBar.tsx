import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileUp, PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '@src/components/data/useFileSize';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { BusyButton } from '@src/components/form/BusyButton';
import { readRuleMessage } from '@domain/validation/messages';
import { fileProblem, fileRules } from '@src/lib/validation/files';
import { useRegulationBodyRemoveMutation, useRegulationBodySetMutation, type Attachment } from '../api';
import { BodyStrip } from '@src/content/reader/BodyStrip';
import type { Autosave } from '@src/content/edit/use-autosave';
import { useFailureText } from '@src/store/useFailureText';

const BODY_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;

interface BodyBarProps {
  regulationId: number;
  /** The file that is used as the text; null when the text is written here. */
  body: Attachment | null;
  clauses: readonly unknown[];
  isReadOnly: boolean;
  autosave: Autosave;
  /** Called after the text was replaced. */
  onChanged: () => void;
}

/** A file used instead of a written text: choosing it, replacing it, and converting it into a text. */
export function BodyBar({ regulationId, body, clauses, isReadOnly, autosave, onChanged }: BodyBarProps) {
  const { t } = useTranslation(['regulations', 'validation']);
  const failureText = useFailureText();
  const fileSize = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const [set, { isLoading }] = useRegulationBodySetMutation();
  const [remove, { isLoading: isRemoving }] = useRegulationBodyRemoveMutation();
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<File | null>(null);

  const done = (failure: unknown) => {
    if (failure) setError(failureText(failure));
    else onChanged();
  };
  const send = async (file: File) => {
    setError(undefined);
    if (!(await autosave.flush())) return;
    const answer = await set({ id: regulationId, file, updatedAt: autosave.baseUpdatedAt() });
    done(answer.error);
  };
  const turn = async () => {
    setError(undefined);
    const answer = await remove({ id: regulationId, updatedAt: autosave.baseUpdatedAt() });
    done(answer.error);
  };
  const take = (file: File | undefined) => {
    const rule = file && readRuleMessage(fileProblem(file, fileRules.maxBytes, BODY_EXTENSIONS) ?? '');
    setError(rule ? t(`validation:${rule.rule}`, rule.values) : undefined);
    if (!file || rule) return;
    // The current content is replaced by the text of the file.
    if (body || clauses.length === 0) void send(file);
    else setAsked(file);
  };

  return (
    <>
      <BodyStrip version={{ body, clauses }} />
      {isReadOnly ? null : (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', my: 1 }}>
          <BusyButton
            size="small"
            startIcon={<FileUp />}
            isBusy={isLoading}
            onClick={() => input.current?.click()}
          >
            {t(body ? 'regulations:body.replace' : 'regulations:body.take')}
          </BusyButton>
          {body ? (
            <BusyButton size="small" startIcon={<PenLine />} isBusy={isRemoving} onClick={() => void turn()}>
              {t('regulations:body.turn')}
            </BusyButton>
          ) : null}
          <Typography variant="body2" color="textSecondary">
            {body
              ? t('regulations:body.lockedHelp')
              : t('regulations:body.takeHelp', { size: fileSize(fileRules.maxBytes) })}
          </Typography>
        </Stack>
      )}
      {error ? (
        <Typography role="alert" variant="body2" color="error" sx={{ mb: 1.5 }}>
          {error}
        </Typography>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('regulations:body.take')}
        accept={BODY_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {asked ? (
        <ConfirmDialog
          isOpen
          title={t('regulations:body.askTitle')}
          confirmLabel={t('regulations:body.askConfirm')}
          onConfirm={async () => {
            setAsked(null);
            await send(asked);
          }}
          onClose={() => setAsked(null)}
        >
          {t('regulations:body.askText', { name: asked.name })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
