import { publicationSchema } from '@domain/content/object';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import limits from '@graphql/limits.json';
import { errorText } from '@src/api/errors';
import { applyServerErrors } from '@src/api/form-errors';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { todayStored } from '@src/lib/dates';
import { uuid } from '@src/lib/uuid';
import type { Significance } from '@src/api/generated/types';
import type { UseWrite } from '../source';
import type { Publication, PublishPreview } from '../types';
import { SignificanceField } from './SignificanceField';
import { SilentClauses } from './SilentClauses';
import { StaleQuestions } from './StaleQuestions';
import { useContentText } from '../words';

export interface PublishSource {
  /** Returns the label of the new version. */
  usePublish: UseWrite<{ publication: Publication; clientKey: string }, string>;
  usePublishPreview: UseWrite<
    { id: number; significance: Significance; silentClauseIds: string[] },
    PublishPreview
  >;
}

interface PublishDialogProps {
  source: PublishSource;
  objectId: number;
  draft: { id: number; updatedAt: string };
  /** Nothing was published before: there is nothing to compare with, and everybody signs. */
  isFirst: boolean;
  onPublished: (label: string) => void;
  onClose: () => void;
}

interface PublishValues {
  significance: Significance;
  changeSummary: string;
  effectiveFrom: string;
  dueDays: number | string;
  /** Changed clauses that do not require a new signature. */
  silentClauseIds: string[];
  /** Questions about changed clauses that the author confirmed as still valid. */
  confirmedQuestionIds: string[];
}

/** Requests the preview of publishing: when the dialog opens, and again for each selection of clauses. */
function usePreview({ usePublishPreview }: PublishSource, objectId: number) {
  const [ask, { error }] = usePublishPreview();
  const [preview, setPreview] = useState<PublishPreview | null>(null);
  const latest = useRef(0);
  const look = useCallback(
    async (silentClauseIds: string[]) => {
      latest.current += 1;
      const number = latest.current;
      const { data } = await ask({ id: objectId, significance: 'major', silentClauseIds });
      // Responses can arrive out of order; only the latest request counts.
      if (data && number === latest.current) setPreview(data);
    },
    [ask, objectId],
  );
  useEffect(() => void look([]), [look]);
  return { preview, error, look };
}

interface ClauseChoiceProps {
  preview: PublishPreview;
  onChoice: (silentClauseIds: string[]) => Promise<void>;
}

/**
 * Selects the changed clauses that must be signed again. It is shown only when there is a choice, which a minor version or a
 * single clause does not have.
 */
function ClauseChoice({ preview, onChoice }: ClauseChoiceProps) {
  const { values } = useFormikContext<PublishValues>();
  const { silentClauseIds, significance } = values;
  const shown = useRef(silentClauseIds);
  useEffect(() => {
    if (shown.current === silentClauseIds) return;
    shown.current = silentClauseIds;
    void onChoice(silentClauseIds);
  }, [silentClauseIds, onChoice]);
  if (significance !== 'major' || preview.changes.length < 2) return null;
  return <SilentClauses changes={preview.changes} />;
}

/** The last dialog before a text becomes binding: its significance, its effective date, and the people affected. */
export function PublishDialog({
  source,
  objectId,
  draft,
  isFirst,
  onPublished,
  onClose,
}: PublishDialogProps) {
  const { t } = useContentText();
  const [publish] = source.usePublish();
  const { preview, error, look } = usePreview(source, objectId);
  const [errors, setErrors] = useState<string[]>([]);
  const [clientKey] = useState(uuid);
  const initial: PublishValues = {
    significance: 'major',
    changeSummary: '',
    effectiveFrom: todayStored(),
    dueDays: '',
    silentClauseIds: [],
    confirmedQuestionIds: [],
  };

  const submit = async (values: PublishValues, helpers: FormikHelpers<PublishValues>) => {
    setErrors([]);
    const answer = await publish({
      clientKey,
      publication: {
        id: objectId,
        draftId: draft.id,
        draftUpdatedAt: draft.updatedAt,
        significance: isFirst ? 'major' : values.significance,
        changeSummary: values.changeSummary.trim(),
        // The server determines "today", because the organization's time zone can differ from this device's.
        effectiveFrom: values.effectiveFrom === initial.effectiveFrom ? null : values.effectiveFrom || null,
        dueDays: values.dueDays === '' ? null : Number(values.dueDays),
        silentClauseIds: values.significance === 'major' ? values.silentClauseIds : [],
        confirmedQuestionIds: values.confirmedQuestionIds,
      },
    });
    if (answer.data === undefined) setErrors(applyServerErrors(answer.error, values, helpers));
    else onPublished(answer.data);
  };

  return (
    <ContentDialog title={t('publish.title')} onClose={onClose} hasOwnBody>
      <AppForm initialValues={initial} schema={publicationSchema} onSubmit={submit}>
        <DialogContent>
          <Stack spacing={2.5}>
            <FormErrors errors={error ? [errorText(error) ?? t('common:error.title')] : errors} />
            {!preview && !error ? <Skeleton variant="rounded" height={120} /> : null}
            {preview && isFirst ? (
              <Typography color="textSecondary">
                {preview.waitingCount > 0
                  ? t('publish.first', { count: preview.waitingCount })
                  : t('publish.firstNobody')}
              </Typography>
            ) : null}
            {preview && !isFirst ? (
              <>
                <Typography>
                  {t('publish.changed', { count: preview.changedCount, total: preview.clauseCount })}
                </Typography>
                <SignificanceField preview={preview} />
                <ClauseChoice preview={preview} onChoice={look} />
                <StaleQuestions questions={preview.staleQuestions} />
                <FormTextField
                  name="changeSummary"
                  label={t('publish.summary')}
                  help={t('publish.summaryHelp')}
                  minRows={3}
                  maxLength={limits.changeSummary}
                />
              </>
            ) : null}
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <FormDateField name="effectiveFrom" label={t('publish.effectiveFrom')} min={todayStored()} />
              {isFirst ? null : (
                <FormNumberField
                  name="dueDays"
                  label={t('publish.dueDays')}
                  help={t('publish.dueDaysHelp')}
                  min={0}
                  max={limits.dueDaysMax}
                />
              )}
            </Box>
          </Stack>
        </DialogContent>
        {/* A long list of clauses must not push the buttons out of view. */}
        <DialogActions sx={{ position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.paper' }}>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton disabled={!preview}>{t('publish.button')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </ContentDialog>
  );
}
