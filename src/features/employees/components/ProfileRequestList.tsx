import { requestDeclineSchema } from '@domain/employees/notes';
import limits from '@graphql/limits.json';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChangeLine } from '@src/components/data/ChangeLine';
import { BusyButton } from '@src/components/form/BusyButton';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useNotify } from '@src/store/useNotify';
import { useProfileRequestAcceptMutation, useProfileRequestDeclineMutation } from '../api';
import { type EmployeeRequest } from '../first-api';

interface ProfileRequestListProps {
  items: readonly EmployeeRequest[];
  /** The number of all pending requests; `items` can be only the first of them. */
  count: number;
  /** On the person's own page, where the name is not shown. */
  isOfOne: boolean;
  refresh: () => void;
}

/** Requests for profile changes, each to be accepted or declined. */
export function ProfileRequestList({ items, count, isOfOne, refresh }: ProfileRequestListProps) {
  const { t } = useTranslation('employees');
  return (
    <Alert severity="info" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography component="h2" sx={{ fontSize: 14, fontWeight: 600 }}>
        {t('employees:requests.title')}
      </Typography>
      {isOfOne ? null : <Typography variant="body2">{t('employees:requests.text', { count })}</Typography>}
      <Stack
        component="ul"
        spacing={1.5}
        sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, maxHeight: 320, overflow: 'auto' }}
      >
        {items.map((request) => (
          <Request key={request.id} request={request} isNamed={!isOfOne} refresh={refresh} />
        ))}
      </Stack>
      {count > items.length ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('employees:requests.more', { count: items.length })}
        </Typography>
      ) : null}
    </Alert>
  );
}

interface RequestProps {
  request: EmployeeRequest;
  isNamed: boolean;
  /** Reloads the request after somebody else answered it or changed the person. */
  refresh: () => void;
}

function Request({ request, isNamed, refresh }: RequestProps) {
  const { t, i18n } = useTranslation('employees');
  const [accept, { isLoading }] = useProfileRequestAcceptMutation();
  const [isDeclining, setIsDeclining] = useState(false);
  const notify = useNotify();
  const name = personName(request.user);
  const send = async () => {
    const { error } = await accept({ id: request.id, updatedAt: request.user.updatedAt });
    if (!error) return notify.success(t('employees:requests.accepted', { name }));
    notify.failure(error);
    refresh();
  };
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="body2" component="div">
          {isNamed ? (
            <Box
              component={Link}
              to={`/employees/${request.user.id}`}
              sx={{ color: 'primary.main', fontWeight: 560 }}
            >
              {name}
            </Box>
          ) : null}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {formatDate(request.createdAt, 'dateTime', i18n.language)}
          </Box>
        </Typography>
        {request.changes.map((change) => (
          <ChangeLine key={change.field} {...change} />
        ))}
        {request.comment ? (
          <Typography variant="body2" sx={{ fontStyle: 'italic', overflowWrap: 'anywhere' }}>
            {request.comment}
          </Typography>
        ) : null}
      </Box>
      <BusyButton
        size="small"
        variant="contained"
        isBusy={isLoading}
        aria-label={t('employees:requests.acceptOf', { name })}
        onClick={() => void send()}
      >
        {t('employees:requests.accept')}
      </BusyButton>
      <Button
        size="small"
        color="inherit"
        disabled={isLoading}
        aria-label={t('employees:requests.declineOf', { name })}
        onClick={() => setIsDeclining(true)}
      >
        {t('employees:requests.decline')}
      </Button>
      {isDeclining ? <DeclineDialog request={request} onClose={() => setIsDeclining(false)} /> : null}
    </Stack>
  );
}

function DeclineDialog({ request, onClose }: { request: EmployeeRequest; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const notify = useNotify();
  const [decline] = useProfileRequestDeclineMutation();
  const name = personName(request.user);
  return (
    <QuestionDialog
      title={t('employees:requests.declineTitle')}
      maxWidth="xs"
      initialValues={{ reason: '' }}
      schema={requestDeclineSchema}
      submitLabel={t('employees:requests.decline')}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        const { error } = await decline({ id: request.id, reason });
        if (error) return error;
        notify.success(t('employees:requests.declined', { name }));
        onClose();
        return undefined;
      }}
    >
      <FormTextField
        name="reason"
        label={t('employees:requests.reason')}
        help={t('employees:requests.reasonHelp')}
        isRequired
        autoFocus
        minRows={2}
        maxLength={limits.requestText}
      />
    </QuestionDialog>
  );
}
