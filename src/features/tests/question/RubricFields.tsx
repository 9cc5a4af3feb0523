import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { uuid } from '@src/lib/uuid';
import { PlainField } from './PlainField';
import type { FieldsOf } from './task-props';

const POINT = 100;

/** The grading criteria of an answer. The question's points are the sum of its rows. */
export function RubricFields({ question, onChange }: FieldsOf<'fileAnswer' | 'openText'>) {
  const { t } = useTranslation('tests');
  const { rubric } = question.key;
  const change = (rows: typeof rubric) => {
    const sum = rows.reduce((all, { points }) => all + points, 0);
    onChange({ ...question, key: { rubric: rows }, ...(rows.length > 0 ? { points: sum } : {}) });
  };
  return (
    <Stack spacing={1} role="group" aria-label={t('question.rubric')}>
      <Typography variant="body2" sx={{ fontWeight: 540 }}>
        {t('question.rubric')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('question.rubricHelp')}
      </Typography>
      {rubric.map((row, index) => (
        <Stack key={row.id} direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
          <PlainField
            label={t('question.rubricRow', { number: index + 1 })}
            maxLength={limits.testOptionText}
            value={row.text}
            onChange={(text) =>
              change(rubric.map((rubric) => (rubric.id === row.id ? { ...rubric, text } : rubric)))
            }
          />
          <IconButton
            aria-label={t('question.rubricRemove', { number: index + 1 })}
            onClick={() => change(rubric.filter(({ id }) => id !== row.id))}
          >
            <X size={17} />
          </IconButton>
        </Stack>
      ))}
      {rubric.length < limits.testRubricRows ? (
        <div>
          <Button
            size="small"
            startIcon={<Plus />}
            onClick={() => change([...rubric, { id: uuid(), text: '', points: POINT }])}
          >
            {t('question.rubricAdd')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
