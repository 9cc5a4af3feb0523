import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileText, X } from 'lucide-react';
import { type ReactNode, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestionOf } from '@domain/questions/asked-question';
import { extensionsOf } from '@domain/questions/file-kinds';
import { useFileSize } from '@src/components/data/useFileSize';
import { FileDrop } from '@src/components/form/FileDrop';
import { useRuleText } from '@src/components/form/useRuleText';
import { fileProblem, fileRules } from '@src/lib/validation/files';
import type { AnswerProps } from './answer-props';
import { AnswerFilesContext } from './answer-files';
import { FileLink } from './FileLink';
import { UploadRow } from './UploadRow';

/** Files as an answer: the uploaded ones, those being uploaded, and a drop area for more. */
export function FileAnswer({ question, answer, onChange }: AnswerProps<AskedQuestionOf<'fileAnswer'>>) {
  const { t } = useTranslation('tests');
  const fileSize = useFileSize();
  const ruleText = useRuleText();
  const placeId = useId();
  const files = useContext(AnswerFilesContext);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { kinds, filesMax } = question.task;
  const extensions = extensionsOf(kinds);
  const limits = t('answer.file.limits', {
    ...{ count: filesMax, size: fileSize(fileRules.maxBytes), extensions: extensions.join(', ') },
  });
  if (!files) return <Typography color="textSecondary">{t('answer.file.preview', { limits })}</Typography>;

  const given = answer && 'files' in answer ? answer.files : [];
  const uploads = files.uploads.filter(({ questionId }) => questionId === question.id);
  const room = filesMax - given.length - uploads.length;
  /** A single file is replaced by the next one, and remains the answer until that is uploaded. */
  const replaced = filesMax === 1 && uploads.length === 0 ? (given[0] ?? null) : null;
  const take = (chosen: readonly File[]) => {
    const places = replaced ? 1 : room;
    const wrong = chosen.slice(0, places).flatMap((file) => {
      const problem = fileProblem(file, fileRules.maxBytes, extensions);
      if (problem === null) files.add(question.id, file, replaced?.id ?? null);
      return problem === null
        ? []
        : [t('answer.file.failed', { name: file.name, problem: ruleText(problem) })];
    });
    const isMore = chosen.length > places;
    setProblems(isMore ? [...wrong, t('answer.file.tooMany', { count: filesMax })] : wrong);
  };
  const remove = (id: number) => {
    const left = given.filter((file) => file.id !== id);
    onChange(left.length > 0 ? { type: 'fileAnswer', files: left } : null);
    // The focused element was removed, so the drop area gets the focus.
    requestAnimationFrame(() => document.getElementById(placeId)?.focus());
  };
  return (
    <Stack spacing={1.5}>
      {given.length + uploads.length > 0 ? (
        <Box
          component="ul"
          aria-label={t('answer.file.yours')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {given.map((file) => (
            <FileRow
              key={file.id}
              label={t('answer.file.remove', { name: file.name })}
              onRemove={() => remove(file.id)}
            >
              <FileLink file={file} stored={files.stored} />
            </FileRow>
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={files.retry} onCancel={files.cancel} />
          ))}
        </Box>
      ) : null}
      {problems.map((problem) => (
        <Typography key={problem} role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      ))}
      {room > 0 || replaced ? (
        <FileDrop
          id={placeId}
          isMultiple={room > 1}
          label={t(replaced ? 'answer.file.replace' : 'common:file.drop')}
          help={limits}
          extensions={extensions}
          onFiles={take}
        />
      ) : null}
    </Stack>
  );
}

interface FileRowProps {
  /** The accessible name of the remove button. */
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

function FileRow({ label, onRemove, children }: FileRowProps) {
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', p: 1, pl: 1.5, border: 1, borderColor: 'divider', borderRadius: 1.25 }}
    >
      <FileText size={18} aria-hidden />
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Typography>
      <IconButton aria-label={label} onClick={onRemove}>
        <X size={17} />
      </IconButton>
    </Stack>
  );
}
