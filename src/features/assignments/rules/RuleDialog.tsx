import limits from '@graphql/limits.json';
import { ruleSchema } from '@domain/assignments/rule';
import {
  type AssignmentRule,
  useAssignmentRulePreviewQuery,
  useAssignmentRuleSaveMutation,
} from '@src/entities/assignment/api';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useSettled } from '@src/components/useSettled';
import { uuid } from '@src/lib/uuid';
import { type AssignmentRuleInput, type ObjectType } from '../api';
import { isCompleteAudience } from '../lib/audience';
import { AudienceField } from './AudienceField';
import { PreviewPanel } from './PreviewPanel';
import { ON_UNMATCH, ruleInput, ruleValues, type RuleValues } from './rule-form';

interface RuleDialogProps {
  objectType: ObjectType;
  objectId: number;
  /** Null for a new rule. */
  rule: AssignmentRule | null;
  onClose: () => void;
}

/** Edits a rule and previews its effect. */
export function RuleDialog({ objectType, objectId, rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation('assignments');
  const titleId = useId();
  const [save] = useAssignmentRuleSaveMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  // The idempotency key: the rule is created once, however often the request is sent.
  const [clientKey] = useState(uuid);
  const [initial] = useState(() => ruleValues(rule));
  const target = { objectType, objectId };

  const submit = async (values: RuleValues, helpers: FormikHelpers<RuleValues>) => {
    setIsChecked(true);
    setErrors([]);
    if (!isCompleteAudience(values.audience)) return;
    const answer = await save({ rule: ruleInput(values, target, rule), clientKey });
    if (answer.error) setErrors(applyServerErrors(answer.error, values, helpers));
    else onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { sx: { '& form': dialogForm } } }}
    >
      <DialogTitle id={titleId}>{t(rule ? 'rule.edit' : 'rule.new')}</DialogTitle>
      <AppForm initialValues={initial} schema={ruleSchema} onSubmit={submit}>
        <DialogContent dividers sx={{ pt: 2.5 }}>
          <Box
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 320px' } }}
          >
            <Stack spacing={2.5} sx={{ minWidth: 0 }}>
              <FormErrors errors={errors} />
              <AudienceField isChecked={isChecked} objectType={objectType} />
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
                <FormNumberField
                  name="dueDays"
                  label={t('rule.dueDays')}
                  help={t('rule.dueDaysHelp')}
                  min={0}
                  max={limits.ruleOffsetDaysMax}
                />
                <FormNumberField
                  name="startOffsetDays"
                  label={t('rule.startOffset')}
                  help={t('rule.startOffsetHelp')}
                  min={0}
                  max={limits.dueDaysMax}
                />
                <FormNumberField
                  name="recurrenceMonths"
                  label={t('rule.recurrence')}
                  help={t('rule.recurrenceHelp', { context: objectType })}
                  min={1}
                  max={limits.recurrenceMonthsMax}
                />
              </Box>
              <FormSelect
                name="onUnmatch"
                label={t('rule.onUnmatch')}
                choices={ON_UNMATCH.map((value) => ({
                  value,
                  label: t(`onUnmatch.${value}`, { context: objectType }),
                }))}
              />
              <FormTextField
                name="title"
                label={t('rule.title')}
                help={t('rule.titleHelp')}
                maxLength={limits.ruleTitle}
              />
            </Stack>
            <Box sx={{ position: { md: 'sticky' }, top: 0, alignSelf: 'start' }}>
              <LivePreview target={target} rule={rule} />
            </Box>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('rule.save')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}

/** The content scrolls, the buttons stay visible. */
const dialogForm = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

const sameRule = (a: AssignmentRuleInput, b: AssignmentRuleInput): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

interface LivePreviewProps {
  target: { objectType: ObjectType; objectId: number };
  rule: AssignmentRule | null;
}

function LivePreview({ target, rule }: LivePreviewProps) {
  const { values } = useFormikContext<RuleValues>();
  // The title does not affect assignments.
  const input = useSettled(ruleInput({ ...values, title: '' }, target, rule), sameRule);
  const isComplete = isCompleteAudience(values.audience);
  const { currentData, data, isFetching, error } = useAssignmentRulePreviewQuery(
    { rule: input },
    { skip: !isComplete },
  );
  const shown = isComplete ? (currentData ?? data)?.assignmentRulePreview : undefined;
  return (
    <PreviewPanel
      objectType={target.objectType}
      preview={shown}
      isLoading={isFetching}
      error={error ? errorText(error) : undefined}
    />
  );
}
