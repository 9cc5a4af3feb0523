import { PersonField } from '@src/entities/person/PersonField';
import Box from '@mui/material/Box';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormDialog } from '@src/components/form/FormDialog';
import { todayStored } from '@src/lib/dates';
import { uuid } from '@src/lib/uuid';
import { rules } from '@domain/validation/rules';
import { useNotify } from '@src/store/useNotify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { type ActingLeader, useActingLeaderSaveMutation } from '../api';

interface ActingDialogProps {
  subdivision: { id: number; name: string };
  /** Null for a new one. */
  acting: ActingLeader | null;
  onClose: () => void;
}

const schema = object({
  userId: rules.requiredId(),
  dateFrom: rules.requiredDate(),
  dateTo: rules.requiredDate(),
});

/** The form of an acting leader: the person, and the first and last day. */
export function ActingDialog({ subdivision, acting, onClose }: ActingDialogProps) {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const [save] = useActingLeaderSaveMutation();
  const [clientKey] = useState(uuid);
  const initialValues = {
    userId: acting?.user.id ?? null,
    dateFrom: acting?.dateFrom ?? todayStored(),
    dateTo: acting?.dateTo ?? '',
  };
  const send = ({ userId, ...days }: typeof initialValues, updatedAt: string | undefined) => {
    const person = { subdivisionId: subdivision.id, userId: userId ?? 0, ...days };
    return save(
      acting
        ? { actingLeader: { ...person, id: acting.id, updatedAt } }
        : { actingLeader: person, clientKey },
    );
  };
  return (
    <FormDialog
      title={t('structure:acting.title', { name: subdivision.name })}
      text={t('structure:acting.text')}
      submit={t('common:action.save')}
      record={acting ?? undefined}
      draftName={`acting-${subdivision.id}-${acting?.id ?? 'new'}`}
      initialValues={initialValues}
      schema={schema}
      send={send}
      onSaved={() => {
        notify.success(t('structure:saved', { name: subdivision.name }));
        onClose();
      }}
      onClose={onClose}
    >
      <PersonField name="userId" label={t('structure:acting.person')} isRequired />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormDateField name="dateFrom" label={t('structure:acting.from')} isRequired />
        <FormDateField name="dateTo" label={t('structure:acting.to')} isRequired min={todayStored()} />
      </Box>
    </FormDialog>
  );
}
