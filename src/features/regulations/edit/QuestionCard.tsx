import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { useField } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import type { Clause } from '../api';
import { clauseTitle } from '@src/content/lib/clause-title';
import { OptionRow } from './OptionRow';
import { asKind, marked, newOption, type QuestionValues } from './questions-form';

interface QuestionCardProps {
  index: number;
  clauses: readonly Clause[];
  isReadOnly: boolean;
  onRemove: () => void;
}

/** One question in the editor. */
export function QuestionCard({ index, clauses, isReadOnly, onRemove }: QuestionCardProps) {
  const { t } = useTranslation('regulations');
  const path = `questions.${index}`;
  const [{ value: question }, , { setValue }] = useField<QuestionValues>(path);
  const number = index + 1;
  const choices = clauses.map(({ id, number: place, text }) => ({
    value: id,
    label: `${place} ${clauseTitle(text, 60)}`,
  }));
  return (
    <Card
      component="section"
      aria-label={t('gate.questionLabel', { number })}
      sx={{ p: { xs: 1.5, sm: 2.5 } }}
    >
      <Stack spacing={2}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography component="h3" variant="h3" sx={{ flex: 1 }}>
            {t('gate.questionLabel', { number })}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={question.kind}
            disabled={isReadOnly}
            aria-label={t('gate.kind')}
            onChange={(_event, kind: QuestionValues['kind'] | null) =>
              kind && void setValue(asKind(question, kind), false)
            }
          >
            <ToggleButton value="single">{t('gate.single')}</ToggleButton>
            <ToggleButton value="multiple">{t('gate.multiple')}</ToggleButton>
          </ToggleButtonGroup>
          {isReadOnly ? null : (
            <IconButton aria-label={t('gate.remove', { number })} onClick={onRemove}>
              <Trash2 />
            </IconButton>
          )}
        </Stack>
        <FormTextField
          name={`${path}.text`}
          label={t('gate.questionText')}
          isRequired
          minRows={2}
          maxLength={limits.questionText}
        />
        <Options path={path} question={question} isReadOnly={isReadOnly} />
        <FormSelect
          name={`${path}.clauseId`}
          label={t('gate.clause')}
          help={t('gate.clauseHelp')}
          placeholder={t('gate.wholeText')}
          choices={choices}
        />
        <FormTextField
          name={`${path}.explanation`}
          label={t('gate.explanation')}
          help={t('gate.explanationHelp')}
          minRows={2}
          maxLength={limits.questionExplanation}
        />
      </Stack>
    </Card>
  );
}

interface OptionsProps {
  path: string;
  question: QuestionValues;
  isReadOnly: boolean;
}

function Options({ path, question, isReadOnly }: OptionsProps) {
  const { t } = useTranslation('regulations');
  const [, { error }, { setValue }] = useField<QuestionValues['options']>(`${path}.options`);
  const { options, kind } = question;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 540, mb: 1 }}>
        {t(kind === 'single' ? 'gate.optionsOne' : 'gate.optionsMany')}
      </Typography>
      <Stack spacing={1}>
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            name={`${path}.options.${at}.text`}
            number={at + 1}
            kind={kind}
            isRight={option.isRight}
            isReadOnly={isReadOnly}
            onMark={() => void setValue(marked(question, at), false)}
            onRemove={
              options.length > limits.questionOptionsMin
                ? () =>
                    void setValue(
                      options.filter(({ id }) => id !== option.id),
                      false,
                    )
                : null
            }
          />
        ))}
      </Stack>
      <ErrorText text={typeof error === 'string' ? error : undefined} sx={{ mt: 0.5 }} />
      {!isReadOnly && options.length < limits.questionOptions ? (
        <Button
          size="small"
          startIcon={<Plus />}
          sx={{ mt: 1 }}
          onClick={() => void setValue([...options, newOption()], false)}
        >
          {t('gate.addOption')}
        </Button>
      ) : null}
    </Box>
  );
}
