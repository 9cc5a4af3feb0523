import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { difficultyOf } from '@domain/questions/draw';
import type { AnyQuestion } from '@domain/questions/question';
import { DifficultyField } from './DifficultyField';
import { TagsField } from './TagsField';

interface AboutQuestionProps {
  question: AnyQuestion;
  onChange: (question: AnyQuestion) => void;
}

/** The metadata of a question by which sections of tests find it in the bank. */
export function AboutQuestion({ question, onChange }: AboutQuestionProps) {
  const { t } = useTranslation('tests');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' } }}>
      <TagsField
        label={t('bank.tags')}
        help={t('bank.tagsHelp')}
        value={question.tags ?? []}
        onChange={(tags) => onChange({ ...question, tags })}
      />
      <DifficultyField
        label={t('bank.difficultyLabel')}
        value={difficultyOf(question)}
        onChange={(difficulty) => onChange({ ...question, difficulty: difficulty ?? undefined })}
      />
    </Box>
  );
}
