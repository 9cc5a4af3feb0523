import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { FormDateField } from '@src/components/form/FormDateField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { BulkBar } from '@src/components/table/BulkBar';
import { todayStored } from '@src/lib/dates';
import { rules } from '@domain/validation/rules';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { useOrganizationsUpdateMutation } from '../api';
import { SuspendDialog } from './SuspendDialog';

interface ManyAccountsProps {
  ids: readonly number[];
  onClear: () => void;
}

const freeSchema = object({ freePeriodEnd: rules.storedDate() });

/** The bulk actions on accounts, applied to all of them or to none. */
export function ManyAccounts({ ids, onClear }: ManyAccountsProps) {
  const { t } = useTranslation('office');
  const [asked, setAsked] = useState<'suspend' | 'free' | null>(null);
  const [update] = useOrganizationsUpdateMutation();
  const call = useCall();
  const notify = useNotify();
  const close = () => setAsked(null);
  const done = (text: string) => {
    notify.success(text);
    onClear();
  };
  const resume = () =>
    call(update({ ids: [...ids], organization: { isActive: true } })).then(
      () => done(t('office:many.resumed')),
      () => undefined,
    );
  return (
    <BulkBar count={ids.length} onClear={onClear}>
      <Button size="small" color="error" onClick={() => setAsked('suspend')}>
        {t('office:suspend.do')}
      </Button>
      <Button size="small" onClick={() => void resume()}>
        {t('office:suspend.resume')}
      </Button>
      <Button size="small" onClick={() => setAsked('free')}>
        {t('office:many.free')}
      </Button>
      {asked === 'suspend' ? (
        <SuspendDialog
          title={t('office:many.of')}
          onSuspend={async (organization) => {
            const { error } = await update({ ids: [...ids], organization });
            if (!error) done(t('office:many.suspended'));
            return error;
          }}
          onClose={close}
        />
      ) : null}
      {asked === 'free' ? (
        <QuestionDialog<{ freePeriodEnd: string }>
          title={t('office:many.freeTitle')}
          initialValues={{ freePeriodEnd: '' }}
          schema={freeSchema}
          submitLabel={t('common:action.save')}
          onSubmit={async ({ freePeriodEnd }) => {
            const organization = { isFreePeriod: true, freePeriodEnd: freePeriodEnd || null };
            const { error } = await update({ ids: [...ids], organization });
            if (error) return error;
            done(t('office:many.freed'));
            close();
          }}
          onClose={close}
        >
          <FormDateField
            name="freePeriodEnd"
            label={t('office:account.freePeriodEnd')}
            help={t('office:account.freePeriodEndHelp')}
            min={todayStored()}
          />
        </QuestionDialog>
      ) : null}
    </BulkBar>
  );
}
