import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormikHelpers, useFormikContext } from 'formik';
import { LayoutTemplate } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { applyServerErrors } from '@src/api/form-errors';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { AppForm } from '@src/components/form/AppForm';
import { dropFormDraft, FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useNotify } from '@src/store/useNotify';
import { useStructureOutlineCreateMutation } from '../api';
import { OutlineFile } from './OutlineFile';
import { OutlinePreview } from './OutlinePreview';
import { readOutline } from './read-outline';
import { useOutlinePlan } from './useOutlinePlan';

interface OutlineValues {
  text: string;
}

const DRAFT = 'structure-outline';

interface OutlineDialogProps {
  /** The list of the selected template; null when none was selected. */
  chosen: string | null;
  onTemplates: () => void;
  onClose: () => void;
}

/** Creates a whole structure from a pasted list: the typed text on the left, the resulting tree on the right. */
export function OutlineDialog({ chosen, onTemplates, onClose }: OutlineDialogProps) {
  const { t } = useTranslation('structure');
  const titleId = useId();
  const notify = useNotify();
  const [create] = useStructureOutlineCreateMutation();
  const [errors, setErrors] = useState<string[]>([]);

  const submit = async (values: OutlineValues, helpers: FormikHelpers<OutlineValues>) => {
    setErrors([]);
    const nodes = readOutline(values.text).map(({ name, kind, parent }) => ({ name, kind, parent }));
    const answer = await create({ nodes });
    if (answer.error) {
      setErrors(applyServerErrors(answer.error, values, helpers));
      return;
    }
    dropFormDraft(DRAFT);
    const { subdivisionsNew, positionsNew } = answer.data.structureOutlineCreate;
    notify.success(t('structure:outline.done', { subdivisions: subdivisionsNew, positions: positionsNew }));
    onClose();
  };

  return (
    <ContentDialog title={t('structure:outline.title')} onClose={onClose} maxWidth="lg" isLong hasOwnBody>
      <AppForm initialValues={{ text: '' }} onSubmit={submit} id={`${titleId}-form`}>
        <FormDraft name={DRAFT} />
        <DialogContent dividers>
          <FormErrors errors={errors} />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
            <Stack spacing={1.5} sx={{ minWidth: 0 }}>
              <StartOptions chosen={chosen} onTemplates={onTemplates} />
              <FormTextField
                name="text"
                label={t('structure:outline.text')}
                help={t('structure:outline.help')}
                placeholder={t('structure:outline.placeholder')}
                minRows={12}
                autoFocus
              />
            </Stack>
            <Preview />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <CreateButton />
        </DialogActions>
      </AppForm>
    </ContentDialog>
  );
}

/** Alternatives to typing: a template or a file. A template chosen before the dialog was opened is filled in immediately. */
function StartOptions({ chosen, onTemplates }: { chosen: string | null; onTemplates: () => void }) {
  const { t } = useTranslation('structure');
  const { setFieldValue } = useFormikContext<OutlineValues>();
  useEffect(() => {
    if (chosen !== null) void setFieldValue('text', chosen);
  }, [chosen, setFieldValue]);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="small" startIcon={<LayoutTemplate />} onClick={onTemplates}>
        {t('structure:outline.fromTemplate')}
      </Button>
      <OutlineFile onRead={(text) => void setFieldValue('text', text)} />
    </Stack>
  );
}

function Preview() {
  const { t } = useTranslation('structure');
  const { nodes, plan, error } = useOutlinePlan(useFormikContext<OutlineValues>().values.text);
  if (nodes.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ alignSelf: 'center', textAlign: 'center' }}>
        {t('structure:outline.empty')}
      </Typography>
    );
  }
  const summary = () => {
    const { length } = nodes;
    if (length > limits.outlineLines) {
      return t('structure:outline.tooMany', { number: length, max: limits.outlineLines });
    }
    if (error) return errorText(error);
    const { subdivisionsNew = 0, positionsNew = 0 } = plan ?? {};
    return t('structure:outline.summary', { subdivisions: subdivisionsNew, positions: positionsNew });
  };
  return (
    <Box aria-live="polite" sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 580, mb: 1 }}>{summary()}</Typography>
      <OutlinePreview nodes={nodes} plan={plan} />
    </Box>
  );
}

/** Disabled when there is nothing to create. */
function CreateButton() {
  const { t } = useTranslation('structure');
  const { plan } = useOutlinePlan(useFormikContext<OutlineValues>().values.text);
  const isWrong = !plan || plan.nodes.some(({ error }) => error !== null);
  const isNothingNew = plan?.subdivisionsNew === 0 && plan.positionsNew === 0;
  return <SubmitButton disabled={isWrong || isNothingNew}>{t('structure:outline.create')}</SubmitButton>;
}
