import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ALL_FILE_KINDS, ANSWER_FILES_MAX, type FileKind } from '@domain/questions/file-kinds';
import { FieldFrame } from '@src/components/form/FieldFrame';
import type { FieldsOf } from './task-props';

const counts = Array.from({ length: ANSWER_FILES_MAX }, (_, index) => index + 1);

/** The accepted file types, and the maximum number. */
export function FileFields({ question, onChange }: FieldsOf<'fileAnswer'>) {
  const { t } = useTranslation('tests');
  const { task } = question;
  const toggle = (kind: FileKind, isChosen: boolean) => {
    // In the order of the choices, whatever was selected first.
    const kinds = ALL_FILE_KINDS.filter((item) => (item === kind ? isChosen : task.kinds.includes(item)));
    onChange({ ...question, task: { ...task, kinds } });
  };
  return (
    <Stack spacing={2.5}>
      <FieldFrame label={t('question.fileKinds')} isRequired help={t('question.fileKindsHelp')}>
        {({ id, labelId, describedBy }) => (
          <FormGroup row id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
            {ALL_FILE_KINDS.map((kind) => (
              <FormControlLabel
                key={kind}
                control={
                  <Checkbox
                    checked={task.kinds.includes(kind)}
                    onChange={(_event, isChosen) => toggle(kind, isChosen)}
                  />
                }
                label={t(`question.fileKind.${kind}`)}
              />
            ))}
          </FormGroup>
        )}
      </FieldFrame>
      <FieldFrame label={t('question.filesMax')} isRequired>
        {({ id, labelId }) => (
          <ToggleButtonGroup
            exclusive
            size="small"
            id={id}
            aria-labelledby={labelId}
            value={task.filesMax}
            onChange={(_event, filesMax: number | null) =>
              filesMax && onChange({ ...question, task: { ...task, filesMax } })
            }
          >
            {counts.map((count) => (
              <ToggleButton key={count} value={count} sx={{ minWidth: 48 }}>
                {count}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </FieldFrame>
    </Stack>
  );
}
