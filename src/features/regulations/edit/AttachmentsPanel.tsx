import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { useFileSize } from '@src/components/data/useFileSize';
import { FileDrop } from '@src/components/form/FileDrop';
import { contentFile } from '@src/lib/statics';
import { readRuleMessage } from '@domain/validation/messages';
import { fileProblem, fileRules } from '@src/lib/validation/files';
import { useCall } from '@src/store/useCall';
import {
  useRegulationAttachMutation,
  useRegulationDetachMutation,
  type Attachment,
  type DraftVersion,
} from '../api';

interface AttachmentsPanelProps {
  regulationId: number;
  items: readonly Attachment[];
  isReadOnly: boolean;
  /** Gets the draft after a file was added or removed. */
  onChanged: (version: DraftVersion) => void;
}

/** The attachments of the draft: dropped here, uploaded one by one, each with its errors. */
export function AttachmentsPanel({ regulationId, items, isReadOnly, onChanged }: AttachmentsPanelProps) {
  const { t } = useTranslation(['regulations', 'content', 'validation']);
  const fileSize = useFileSize();
  const [attach] = useRegulationAttachMutation();
  const [sending, setSending] = useState<string[]>([]);
  const [problems, setProblems] = useState<string[]>([]);

  const problemOf = (file: File): string | null => {
    const rule = readRuleMessage(fileProblem(file) ?? '');
    return rule ? t(`validation:${rule.rule}`, rule.values) : null;
  };
  const send = async (file: File): Promise<string | null> => {
    const problem = problemOf(file);
    if (problem) return t('content:attachments.problem', { name: file.name, problem });
    const { data, error } = await attach({ id: regulationId, file });
    if (data) onChanged(data.regulationAttach);
    return error
      ? t('content:attachments.problem', { name: file.name, problem: errorText(error) ?? '' })
      : null;
  };
  const take = async (files: File[]) => {
    setProblems([]);
    setSending(files.map(({ name }) => name));
    // Sequential, because each response contains the draft that the next request changes.
    for (const file of files) {
      const problem = await send(file);
      if (problem) setProblems((now) => [...now, problem]);
      setSending((now) => now.filter((name) => name !== file.name));
    }
  };

  return (
    <Stack spacing={2}>
      {isReadOnly ? null : (
        <FileDrop
          isMultiple
          label={t('attachments.drop')}
          help={t('common:file.limits', {
            size: fileSize(fileRules.maxBytes),
            extensions: fileRules.extensions.join(', '),
          })}
          extensions={fileRules.extensions}
          onFiles={(files) => void take(files)}
        />
      )}
      {problems.map((problem) => (
        <Typography key={problem} role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {items.map((item) => (
          <Row
            key={item.id}
            regulationId={regulationId}
            item={item}
            isReadOnly={isReadOnly}
            onChanged={onChanged}
          />
        ))}
        {sending.map((name) => (
          <Stack component="li" key={name} direction="row" spacing={1.5} sx={{ alignItems: 'center', p: 1 }}>
            <CircularProgress size={18} aria-hidden />
            <Typography color="textSecondary">{t('attachments.sending', { name })}</Typography>
          </Stack>
        ))}
      </Box>
      {items.length === 0 && sending.length === 0 ? (
        <Typography color="textSecondary">{t('attachments.empty')}</Typography>
      ) : null}
    </Stack>
  );
}

interface RowProps extends Omit<AttachmentsPanelProps, 'items'> {
  item: Attachment;
}

function Row({ regulationId, item, isReadOnly, onChanged }: RowProps) {
  const { t } = useTranslation(['regulations', 'content', 'validation']);
  const fileSize = useFileSize();
  const call = useCall();
  const [detach, { isLoading }] = useRegulationDetachMutation();
  const { url, size } = contentFile(item);
  const remove = async () => {
    const { data } = await call(detach({ id: regulationId, contentId: item.id }));
    if (data) onChanged(data.regulationDetach);
  };
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{ alignItems: 'center', p: 1, pl: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <FileText size={18} aria-hidden />
      <Link href={url} target="_blank" rel="noopener" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {item.name}
      </Link>
      <Typography variant="body2" color="textSecondary" noWrap>
        {fileSize(size)}
      </Typography>
      {isReadOnly ? null : (
        <IconButton
          size="small"
          disabled={isLoading}
          aria-label={t('attachments.remove', { name: item.name })}
          onClick={() => void remove().catch(() => undefined)}
        >
          <X />
        </IconButton>
      )}
    </Stack>
  );
}
