import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useNotify } from '@src/store/useNotify';
import { useIsEdit } from '@src/store/useEditMode';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { type EmployeeLeaving, useUserLeavingUpdateMutation } from '../api';
import { leavingMarkSchema } from '@domain/employees/leaving';

/** A manual mark that a person may leave, with the reason; beside it what the system observed: facts, not conclusions. */
export function PossibleLeaving({ leaving }: { leaving: EmployeeLeaving }) {
  const { t, i18n } = useTranslation('leaving');
  const isEdit = useIsEdit();
  const [isEdited, setIsEdited] = useState(false);
  const { datePossibleLeaving: date, reasonPossibleLeaving: reason } = leaving.person;
  return (
    <Section
      title={t('leaving:title')}
      text={t('leaving:text')}
      action={
        isEdit ? (
          <Button size="small" variant="outlined" onClick={() => setIsEdited(true)}>
            {t(date ? 'leaving:change' : 'leaving:mark')}
          </Button>
        ) : undefined
      }
    >
      {date ? (
        <Box sx={{ mb: 2 }}>
          <Typography sx={{ fontWeight: 560 }}>
            {t('leaving:expected', { date: formatDate(date, 'longDate', i18n.language) })}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{reason}</Typography>
        </Box>
      ) : (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('leaving:none')}
        </Typography>
      )}
      <Facts facts={leaving.facts} />
      {isEdited ? (
        <MarkDialog
          person={{ ...leaving.person, updatedAt: leaving.updatedAt }}
          onClose={() => setIsEdited(false)}
        />
      ) : null}
    </Section>
  );
}

function Facts({ facts }: Pick<EmployeeLeaving, 'facts'>) {
  const { t } = useTranslation('leaving');
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {t('leaving:facts')}
      </Typography>
      {facts.length === 0 ? (
        <Typography color="textSecondary">{t('leaving:noFacts')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {facts.map(({ key, count, route }) => (
            <li key={key}>
              <Link component={RouterLink} to={route}>
                {t(`leaving:fact.${key}`, { count })}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

interface MarkDialogProps {
  person: EmployeeLeaving['person'] & { updatedAt: string };
  onClose: () => void;
}

function MarkDialog({ person, onClose }: MarkDialogProps) {
  const { t } = useTranslation('leaving');
  const notify = useNotify();
  const [update] = useUserLeavingUpdateMutation();
  return (
    <FormDialog
      title={t('leaving:title')}
      text={t('leaving:text')}
      submit={t('common:action.save')}
      record={person}
      draftName={`leaving-${person.id}`}
      initialValues={{
        datePossibleLeaving: person.datePossibleLeaving ?? '',
        reasonPossibleLeaving: person.reasonPossibleLeaving ?? '',
      }}
      schema={leavingMarkSchema}
      send={({ datePossibleLeaving, reasonPossibleLeaving }, updatedAt) =>
        update({
          leaving: {
            userId: person.id,
            datePossibleLeaving: datePossibleLeaving || null,
            reasonPossibleLeaving: reasonPossibleLeaving.trim(),
            ...(updatedAt ? { updatedAt } : {}),
          },
        })
      }
      onSaved={() => {
        notify.success(t('leaving:saved'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormDateField name="datePossibleLeaving" label={t('leaving:date')} help={t('leaving:dateHelp')} />
      <FormTextField
        name="reasonPossibleLeaving"
        label={t('leaving:reason')}
        minRows={2}
        maxLength={limits.commentText}
      />
    </FormDialog>
  );
}
