import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { SearchField } from '@src/components/data/SearchField';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { PageHeader } from '@src/components/layout/PageHeader';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useUrlState } from '@src/components/routing/useUrlState';
import { LinkedText } from '@src/components/text/LinkedText';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { numberParam, textParam } from '@src/lib/url-state';
import { type EmailsQuery, useEmailReadMutation, useEmailsQuery } from '../api';

type OutboxEmail = EmailsQuery['emails']['items'][number];

const codecs = { search: textParam(), page: numberParam(1), email: textParam() };
const pageSize = 20;

/** Emails created by the system. Without a mail server they end up only here. */
export function OutboxPage() {
  const { t, i18n } = useTranslation('notifications');
  const { state, setState, reset } = useUrlState(codecs);
  const { search, page } = state;
  const query = useEmailsQuery({ search: search || null, page, pageSize });
  const emails = query.data?.emails;
  const open = emails?.items.find(({ id }) => id === state.email);
  const show = (email: string) => setState({ email, page });
  return (
    <>
      <PageHeader title={t('navigation:outbox')} purpose={t('notifications:outbox.purpose')} />
      <SimpleTable<OutboxEmail>
        label={t('navigation:outbox')}
        rows={emails?.items}
        rowKey={({ id }) => id}
        isFetching={query.isFetching}
        error={query.error}
        {...(errorText(query.error) ? { errorText: errorText(query.error) ?? '' } : {})}
        onRetry={() => void query.refetch()}
        onRowOpen={({ id }) => show(id)}
        empty={<EmptyState title={t('notifications:outbox.empty')} />}
        isFiltered={search !== ''}
        onResetFilters={reset}
        toolbar={
          <SearchField
            value={search}
            onChange={(next) => setState({ search: next })}
            label={t('notifications:outbox.search')}
          />
        }
        paging={{ count: emails?.count ?? 0, page, pageSize, onPage: (next) => setState({ page: next }) }}
        columns={[
          {
            key: 'subject',
            title: t('notifications:outbox.subject'),
            render: ({ id, subject }) => (
              <Link
                component="button"
                type="button"
                onClick={(event) => {
                  event.stopPropagation();
                  show(id);
                }}
                sx={{ textAlign: 'left' }}
              >
                {subject ?? t('notifications:outbox.secret')}
              </Link>
            ),
          },
          { key: 'to', title: t('notifications:outbox.to'), render: ({ to }) => to },
          {
            key: 'created',
            title: t('notifications:outbox.created'),
            width: 150,
            render: ({ createdAt }) => formatDate(createdAt, 'dateTime', i18n.language),
          },
          {
            key: 'state',
            title: t('notifications:outbox.state'),
            width: 150,
            render: (email) => <EmailStatus email={email} />,
          },
        ]}
      />
      {open ? <EmailPanel key={open.id} email={open} onClose={() => show('')} /> : null}
    </>
  );
}

function EmailStatus({ email }: { email: OutboxEmail }) {
  const { t } = useTranslation('notifications');
  if (email.error)
    return <StatusChip colour="red" icon={CircleAlert} label={t('notifications:outbox.failed')} />;
  if (email.sentAt)
    return <StatusChip colour="green" icon={CircleCheck} label={t('notifications:outbox.sent')} />;
  return <StatusChip colour="grey" icon={Clock3} label={t('notifications:outbox.kept')} />;
}

function EmailPanel({ email, onClose }: { email: OutboxEmail; onClose: () => void }) {
  const { t, i18n } = useTranslation('notifications');
  const [read, { data, error, isLoading }] = useEmailReadMutation();
  const words = data?.emailRead;
  return (
    <SidePanel
      title={words?.subject ?? email.subject ?? t('notifications:outbox.secret')}
      subtitle={`${email.to} · ${formatDate(email.createdAt, 'dateTime', i18n.language)}`}
      onClose={onClose}
    >
      {email.error ? (
        <Typography color="error" sx={{ mb: 2 }}>
          {email.error}
        </Typography>
      ) : null}
      {error ? (
        <Typography color="error" sx={{ mb: 2 }}>
          {errorText(error)}
        </Typography>
      ) : null}
      {words ? (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 15, lineHeight: 1.65 }}>
          <LinkedText text={words.text} />
        </Box>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>{t('notifications:outbox.told')}</Typography>
          <Button variant="contained" loading={isLoading} onClick={() => void read({ id: email.id })}>
            {t('notifications:outbox.read')}
          </Button>
        </>
      )}
    </SidePanel>
  );
}
