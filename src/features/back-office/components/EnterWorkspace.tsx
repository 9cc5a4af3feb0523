import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LogIn } from 'lucide-react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitSchema } from '@domain/support/visit';
import limits from '@graphql/limits.json';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { useAppSelector } from '@src/store/hooks';
import { openRoute } from '@src/store/open-route';
import { selectCan } from '@src/store/selectors/rights';
import { selectConsts } from '@src/store/selectors/roles';
import { useOrganizationCardQuery, useSupportSessionStartMutation } from '../api';

/** «Войти в кабинет» for the selected client; nobody enters the provider's own workspace as a guest. */
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

type Purpose = 'look' | 'change';

/** Each purpose has its own duration, because their options differ. */
interface Values {
  purpose: Purpose;
  reason: string;
  look: string;
  change: string;
}

/** The options of the contract's supportSessionStart. */
const minutesFor = { look: ['15', '60', '240'], change: ['15', '30', '60'] } as const;

const start: Values = { purpose: 'look', reason: '', look: '15', change: '15' };

interface EnterDialogProps {
  clientId: number;
  title: string;
  onClose: () => void;
}

/** Asks for the reason and duration, which the client's administrators can read. */
function EnterDialog({ clientId, title, onClose }: EnterDialogProps) {
  const { t } = useTranslation('support');
  const [enter] = useSupportSessionStartMutation();
  return (
    <QuestionDialog<Values>
      title={title}
      maxWidth="xs"
      initialValues={start}
      schema={visitSchema}
      submitLabel={t('support:enter.submit')}
      onSubmit={async ({ purpose, reason, ...minutes }) => {
        const visit = { organizationId: clientId, reason, minutes: Number(minutes[purpose]) };
        const { error } = await enter({ ...visit, isChanging: purpose === 'change' });
        if (error) return error;
        // The page is reloaded, so that no data of the user's own workspace remains. The usual first page is personal, so another
        // one is opened.
        openRoute('/employees');
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('support:enter.text')}</Typography>
      <PurposeField />
      <FormTextField
        name="reason"
        label={t('support:enter.reason')}
        help={t('support:enter.reasonHelp')}
        isRequired
        minRows={2}
        maxLength={limits.supportReason}
      />
      <MinutesField />
    </QuestionDialog>
  );
}

/** To view or to change something; the latter is offered only to users who may request it. */
function PurposeField() {
  const { t } = useTranslation('support');
  const { values } = useFormikContext<Values>();
  const mayChange = useAppSelector(selectCan)('backOfficeSuper', 'write');
  if (!mayChange) return null;
  return (
    <FormSelect
      name="purpose"
      label={t('support:enter.purpose')}
      help={t(`support:enter.purposeHelp.${values.purpose}`)}
      isRequired
      choices={(['look', 'change'] as const).map((value) => ({
        value,
        label: t(`support:enter.purposeOf.${value}`),
      }))}
    />
  );
}

/** The duration, limited by the purpose. */
function MinutesField() {
  const { t } = useTranslation('support');
  const { purpose } = useFormikContext<Values>().values;
  return (
    <FormSelect
      key={purpose}
      name={purpose}
      label={t('support:enter.minutes')}
      isRequired
      choices={minutesFor[purpose].map((value) => ({ value, label: t(`support:enter.minutesOf.${value}`) }))}
    />
  );
}
