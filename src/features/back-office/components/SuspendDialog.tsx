import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { suspensionSchema } from '@domain/organization/suspension';
import limits from '@graphql/limits.json';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { formatDate, todayStored } from '@src/lib/dates';

interface Values {
  suspenseReason: string;
  suspenseDateEnd: string;
}

export interface Suspense {
  isActive: false;
  suspenseReason: string;
  suspenseDateEnd: string | null;
}

interface SuspendDialogProps {
  title: string;
  /** Returns the server's rejection, if any. */
  onSuspend: (suspense: Suspense) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason and end of a suspension and previews what the client's people will read. */
export function SuspendDialog({ title, onSuspend, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('office');
  return (
    <QuestionDialog<Values>
      title={title}
      initialValues={{ suspenseReason: '', suspenseDateEnd: '' }}
      schema={suspensionSchema}
      submitLabel={t('office:suspend.do')}
      submit={{ color: 'error' }}
      onSubmit={async ({ suspenseReason, suspenseDateEnd }) => {
        const error = await onSuspend({
          ...{ isActive: false, suspenseReason },
          suspenseDateEnd: suspenseDateEnd || null,
        });
        if (error) return error;
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField
        name="suspenseReason"
        label={t('office:suspend.reason')}
        help={t('office:suspend.reasonHelp')}
        isRequired
        minRows={2}
        maxLength={limits.suspenseReason}
      />
      <FormDateField
        name="suspenseDateEnd"
        label={t('office:suspend.dateEnd')}
        help={t('office:suspend.dateEndHelp')}
        min={todayStored()}
      />
      <Preview />
    </QuestionDialog>
  );
}

/** A small version of the client's screen. */
function Preview() {
  const { t, i18n } = useTranslation('office');
  const { values } = useFormikContext<Values>();
  const { suspenseReason, suspenseDateEnd } = values;
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1.5 }}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t('office:suspend.preview')}
      </Typography>
      <Typography sx={{ fontWeight: 560 }}>{t('navigation:suspended.title')}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{suspenseReason}</Typography>
      {suspenseDateEnd ? (
        <Typography color="textSecondary">
          {t('navigation:suspended.until', { date: formatDate(suspenseDateEnd, 'date', i18n.language) })}
        </Typography>
      ) : null}
    </Box>
  );
}
