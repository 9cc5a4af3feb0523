import { useAssignmentRuleSaveMutation } from '@src/entities/assignment/api';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RejectionsDialog } from '@src/components/feedback/RejectionsDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { uuid } from '@src/lib/uuid';
import { useMany } from '@src/store/useMany';
import { useNotify } from '@src/store/useNotify';

import { isCompleteAudience } from '../lib/audience';
import { AudienceField } from '../rules/AudienceField';
import { ruleInput, ruleSchema, ruleValues, type RuleValues } from '../rules/rule-form';
import type { ManyProps } from './RemindMany';

/** Creates the same new rule for several objects. */
export function AssignMany({ objectType, objects }: ManyProps) {
  const { t } = useTranslation('assignments');
  const notify = useNotify();
  const titleId = useId();
  const [save] = useAssignmentRuleSaveMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [initial, setInitial] = useState(() => ruleValues(null));
  // One idempotency key for each object, so that a repeated request creates the rule once.
  const [keys, setKeys] = useState<ReadonlyMap<number, string>>(new Map());
  const { run, rejections, forget } = useMany();

  const open = () => {
    setInitial(ruleValues(null));
    setKeys(new Map(objects.map(({ id }) => [id, uuid()])));
    setIsChecked(false);
    setIsOpen(true);
  };
  const submit = async (values: RuleValues) => {
    setIsChecked(true);
    if (!isCompleteAudience(values.audience)) return;
    const done = await run(objects, (objectId) => {
      const rule = ruleInput(values, { objectType, objectId }, null);
      return save({ rule, clientKey: keys.get(objectId) ?? null });
    });
    setIsOpen(false);
    if (done.length > 0) notify.success(t('bulk.assigned', { count: done.length, context: objectType }));
  };
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<UserPlus />} onClick={open}>
        {t('bulk.assign')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle id={titleId}>{t('bulk.assignTitle', { context: objectType })}</DialogTitle>
        <AppForm initialValues={initial} schema={ruleSchema} onSubmit={submit}>
          <DialogContent dividers>
            <Stack spacing={2.5}>
              <Typography color="textSecondary">
                {t('bulk.objects', { count: objects.length, context: objectType })}
              </Typography>
              <AudienceField isChecked={isChecked} objectType={objectType} />
              <FormNumberField
                name="dueDays"
                label={t('rule.dueDays')}
                help={t('rule.dueDaysHelp')}
                min={0}
                max={365}
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => setIsOpen(false)}>
              {t('common:action.cancel')}
            </Button>
            <SubmitButton>{t('bulk.assign')}</SubmitButton>
          </DialogActions>
        </AppForm>
      </Dialog>
      {rejections.length > 0 ? <RejectionsDialog rejections={rejections} onClose={forget} /> : null}
    </>
  );
}
