import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '@src/components/data/useFileSize';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { FileDrop } from '@src/components/form/FileDrop';
import { uuid } from '@src/lib/uuid';
import { readRuleMessage } from '@domain/validation/messages';
import { fileProblem, fileRules } from '@src/lib/validation/files';
import { useFailureText } from '@src/store/useFailureText';
import { useNotify } from '@src/store/useNotify';
import { useRegulationImportMutation } from '../api';

const EXTENSIONS = ['docx', 'doc', 'pdf'] as const;

/**
 * Imports a file: a .docx becomes a draft of numbered clauses, a PDF or .doc becomes the text itself. The file's errors are shown
 * under the field.
 */
export function FileImport({ onImported }: { onImported: (id: number) => void }) {
  const { t } = useTranslation(['regulations', 'validation']);
  const failureText = useFailureText();
  const fileSize = useFileSize();
  const notify = useNotify();
  const [send, { isLoading }] = useRegulationImportMutation();
  const [error, setError] = useState<string>();
  const [name, setName] = useState('');
  const take = async (file: File) => {
    setName(file.name);
    const problem = readRuleMessage(fileProblem(file, fileRules.maxBytes, EXTENSIONS) ?? '');
    setError(problem ? t(`validation:${problem.rule}`, problem.values) : undefined);
    if (problem) return;
    const answer = await send({ file, clientKey: uuid() });
    if (answer.error) setError(failureText(answer.error));
    else {
      const { regulation, leftOut } = answer.data.regulationImport;
      if (leftOut.length > 0) notify.info(t('new.leftOut', { lines: leftOut.join(' · ') }));
      onImported(regulation.id);
    }
  };
  return (
    <FieldFrame label={t('new.fileField')} error={error}>
      {({ id, describedBy }) =>
        isLoading ? (
          <Stack
            role="status"
            direction="row"
            spacing={1.5}
            sx={{ alignItems: 'center', minHeight: 92, px: 2 }}
          >
            <CircularProgress size={20} aria-hidden />
            <Typography>{t('new.importing', { name })}</Typography>
          </Stack>
        ) : (
          <FileDrop
            id={id}
            describedBy={describedBy}
            label={t('new.dropFile')}
            help={t('common:file.limits', {
              size: fileSize(fileRules.maxBytes),
              extensions: EXTENSIONS.join(', '),
            })}
            extensions={EXTENSIONS}
            onFiles={([file]) => {
              if (file) void take(file);
            }}
          />
        )
      }
    </FieldFrame>
  );
}
