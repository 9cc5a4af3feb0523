import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FormTextField } from '@src/components/form/FormTextField';
import type { QuestionValues } from './questions-form';

interface OptionRowProps {
  /** The path of its text in the form. */
  name: string;
  number: number;
  kind: QuestionValues['kind'];
  isRight: boolean;
  isReadOnly: boolean;
  onMark: () => void;
  /** Null when no option can be removed. */
  onRemove: (() => void) | null;
}

/** An option of a question: its text, and whether it is correct. */
export function OptionRow({ name, number, kind, isRight, isReadOnly, onMark, onRemove }: OptionRowProps) {
  const { t } = useTranslation('regulations');
  const Control = kind === 'single' ? Radio : Checkbox;
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-end' }}>
      <Control
        checked={isRight}
        disabled={isReadOnly}
        onChange={onMark}
        slotProps={{ input: { 'aria-label': t('gate.markRight', { number }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FormTextField name={name} label={t('gate.option', { number })} maxLength={limits.questionOption} />
      </Box>
      {isReadOnly || !onRemove ? null : (
        <IconButton aria-label={t('gate.removeOption', { number })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </Stack>
  );
}
