import { gapMarksSchema } from '@domain/organization/ideal-picture';
import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { dropFormDraft, FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useNotify } from '@src/store/useNotify';
import { type GapCheck, useGapCheckAnswerMutation } from '../api';
import { MarkField } from './MarkField';

interface Mark {
  mark: number | null;
  comment: string;
}

interface GapValues {
  /** By row id. */
  marks: Record<string, Mark>;
}

/** The marks of one side: submitted all at once, and final. */
export function GapForm({ check }: { check: GapCheck }) {
  const { t } = useTranslation('ideal');
  const [answer] = useGapCheckAnswerMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const notify = useNotify();
  const { rows } = check;
  const draftName = `gap-${check.id}`;
  const initialValues = useMemo<GapValues>(
    () => ({ marks: Object.fromEntries(rows.map(({ id }) => [id, { mark: null, comment: '' }])) }),
    [rows],
  );
  const schema = useMemo(() => gapMarksSchema(rows.map(({ id }) => id)), [rows]);
  const send = async (values: GapValues, helpers: FormikHelpers<GapValues>) => {
    setErrors([]);
    const marks = rows.flatMap(({ id }) => {
      const { mark = null, comment = '' } = values.marks[id] ?? {};
      return mark === null ? [] : [{ rowId: id, mark, comment }];
    });
    const { error } = await answer({ id: check.id, marks });
    if (error) return setErrors(applyServerErrors(error, values, helpers));
    dropFormDraft(draftName);
    notify.success(t('ideal:gap.sent'));
  };
  return (
    <AppForm<GapValues> initialValues={initialValues} schema={schema} onSubmit={send}>
      <FormDraft name={draftName} />
      <Stack spacing={2.5}>
        <Typography color="textSecondary">{t('ideal:gap.scale')}</Typography>
        <FormErrors errors={errors} />
        <Stack component="ol" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map(({ id, text, layer }) => (
            <Box component="li" key={id}>
              <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 560 }}>{text}</Typography>
              <Typography variant="caption" color="textSecondary" component="div" sx={{ mb: 1 }}>
                {t(`ideal:layer.${layer}`)}
              </Typography>
              <MarkField name={`marks.${id}.mark`} label={t('ideal:gap.mark', { text })} />
              <Box sx={{ mt: 1, maxWidth: 560 }}>
                <FormTextField
                  name={`marks.${id}.comment`}
                  label={t('ideal:gap.comment')}
                  maxLength={limits.commentText}
                />
              </Box>
            </Box>
          ))}
        </Stack>
        <Send />
      </Stack>
    </AppForm>
  );
}

function Send() {
  const { t } = useTranslation('ideal');
  const { values } = useFormikContext<GapValues>();
  const all = Object.values(values.marks);
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <SubmitButton>{t('ideal:gap.send')}</SubmitButton>
      <Typography variant="body2" color="textSecondary" role="status">
        {t('ideal:gap.filled', { done: all.filter(({ mark }) => mark !== null).length, total: all.length })}
        {'. '}
        {t('ideal:gap.sendHelp')}
      </Typography>
    </Stack>
  );
}
