import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDialog } from '@src/components/form/FormDialog';
import { useNotify } from '@src/store/useNotify';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeLeaving, useUserHandOverMutation } from '../api';
import { PersonField } from '@src/entities/person/PersonField';
import { handOverSchema } from '../forms/leaving-form';
import { useHandoverText } from './useHandoverText';

type Item = EmployeeLeaving['handover'][number];

interface HandOverDialogProps {
  userId: number;
  items: readonly Item[];
  onClose: () => void;
}

interface HandOverValues {
  toUserId: number | null;
  chosen: Record<string, boolean>;
}

const keyOf = ({ kind, id }: Item) => `${kind}-${id}`;

/** Hands all selected items over to one person, or none of them. */
export function HandOverDialog({ userId, items, onClose }: HandOverDialogProps) {
  const { t } = useTranslation(['employees', 'leaving']);
  const notify = useNotify();
  const titleId = useId();
  const text = useHandoverText();
  const [give] = useUserHandOverMutation();
  const chosenOf = ({ chosen }: HandOverValues) => items.filter((item) => chosen[keyOf(item)]);
  return (
    <FormDialog<HandOverValues>
      title={t('leaving:handover.title')}
      text={t('leaving:handover.text')}
      submit={t('leaving:handover.give')}
      draftName={`handover-${userId}`}
      initialValues={{
        toUserId: null,
        chosen: Object.fromEntries(items.map((item) => [keyOf(item), true])),
      }}
      schema={handOverSchema}
      send={async (values) => {
        const sent = chosenOf(values).map(({ kind, id }) => ({ kind, id }));
        const { error } = await give({ userId, toUserId: values.toUserId ?? 0, items: sent });
        if (!error) notify.success(t('leaving:handover.done', { count: sent.length }));
        return { error };
      }}
      onSaved={onClose}
      onClose={onClose}
    >
      <PersonField
        name="toUserId"
        label={t('leaving:handover.to')}
        placeholder={t('employees:form.mentorPlaceholder')}
        isRequired
        exceptId={userId}
      />
      <Box role="group" aria-labelledby={titleId}>
        <Typography id={titleId} sx={{ fontWeight: 560, mb: 0.5 }}>
          {t('leaving:handover.what')}
        </Typography>
        <Stack spacing={0.75}>
          {items.map((item) => (
            <FormCheckbox
              key={keyOf(item)}
              name={`chosen.${keyOf(item)}`}
              label={`${t(`leaving:handover.kind.${item.kind}`)}: ${text(item).name}`}
              help={text(item).more || undefined}
            />
          ))}
        </Stack>
      </Box>
    </FormDialog>
  );
}
