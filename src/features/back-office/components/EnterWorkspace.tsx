import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import limits from '@graphql/limits.json';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { rules } from '@src/lib/validation/rules';
import { useAppSelector } from '@src/store/hooks';
import { openRoute } from '@src/store/open-route';
import { selectConsts } from '@src/store/selectors/roles';
import { useOrganizationCardQuery, useSupportSessionStartMutation } from '../api';

/** «Войти в кабинет» of the selected client; into the provider's own nobody goes as a guest. */
export function EnterWorkspace({ clientId }: { clientId: number }) {
  const { t } = useTranslation('support');
  const superOrganizationId = useAppSelector(selectConsts)?.superOrganizationId;
  const { data } = useOrganizationCardQuery({ id: clientId });
  const [isOpen, setIsOpen] = useState(false);
  const name = data?.organizationCard.organization.name;
  if (clientId === superOrganizationId) return null;
  return (
    <>
      <Button variant="contained" startIcon={<LogIn size={17} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('support:enter.open')}
      </Button>
      {isOpen ? (
        <EnterDialog
          clientId={clientId}
          title={name === undefined ? t('support:enter.open') : t('support:enter.title', { name })}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

interface Values {
  reason: string;
  minutes: string;
}

const schema = object({ reason: rules.required(limits.supportReason) });
const start: Values = { reason: '', minutes: '15' };

interface EnterDialogProps {
  clientId: number;
  title: string;
  onClose: () => void;
}

/** Why and for how long: the client's administrators read it. */
function EnterDialog({ clientId, title, onClose }: EnterDialogProps) {
  const { t } = useTranslation('support');
  const [enter] = useSupportSessionStartMutation();
  return (
    <QuestionDialog<Values>
      title={title}
      maxWidth="xs"
      initialValues={start}
      schema={schema}
      submitLabel={t('support:enter.submit')}
      onSubmit={async ({ reason, minutes }) => {
        const { error } = await enter({ organizationId: clientId, reason, minutes: Number(minutes) });
        if (error) return error;
        // The page is loaded anew: nothing of one's own may stay. The first page is personal.
        openRoute('/employees');
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('support:enter.text')}</Typography>
      <FormTextField
        name="reason"
        label={t('support:enter.reason')}
        help={t('support:enter.reasonHelp')}
        isRequired
        minRows={2}
        maxLength={limits.supportReason}
      />
      <FormSelect
        name="minutes"
        label={t('support:enter.minutes')}
        isRequired
        choices={(['15', '60', '240'] as const).map((value) => ({
          value,
          label: t(`support:enter.minutesOf.${value}`),
        }))}
      />
    </QuestionDialog>
  );
}
