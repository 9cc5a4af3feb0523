import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorOfCode } from '@src/api/errors';
import { StatusChip } from '@src/components/data/StatusChip';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { contentFile } from '@src/lib/statics';
import { useIsEdit } from '@src/store/useEditMode';
import { CircleCheck, Clock3, FileText, Hourglass, Pencil, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeDocument, useUserDocumentsQuery } from '../api';
import { DocumentDialog } from './DocumentDialog';

const looks = {
  valid: { colour: 'green', icon: CircleCheck },
  expiring: { colour: 'orange', icon: Hourglass },
  expired: { colour: 'red', icon: Clock3 },
  renewed: { colour: 'grey', icon: RefreshCw },
} as const;

/** The user's own personnel documents on their profile, if there are any. */
export function OwnDocuments({ userId }: { userId: number }) {
  const { data } = useUserDocumentsQuery({ userId });
  return data?.userDocuments.items.length ? <Documents userId={userId} isOwn /> : null;
}

interface DocumentsProps {
  userId: number;
  isOwn?: boolean;
}

/** Whether the documents can be changed here. */
function useCanWrite(data: ReturnType<typeof useUserDocumentsQuery>['data']): boolean {
  return useIsEdit() && data?.userDocuments.canWrite === true;
}

/** A person's personnel documents, those that expire first on top. Users with only read access see only their own. */
export function Documents({ userId, isOwn = false }: DocumentsProps) {
  const { t } = useTranslation('employees');
  const { data, error, refetch } = useUserDocumentsQuery({ userId });
  const [edited, setEdited] = useState<EmployeeDocument | 'new' | null>(null);
  const canWrite = useCanWrite(data);
  // The caller may not see this person's documents, not even whether there are any.
  if (errorOfCode(error, 'notFound')) return null;
  return (
    <Section
      title={t(isOwn ? 'employees:documents.own' : 'employees:documents.title')}
      text={t(isOwn ? 'employees:documents.ownText' : 'employees:documents.text')}
      action={
        canWrite ? (
          <Button size="small" variant="outlined" startIcon={<Plus />} onClick={() => setEdited('new')}>
            {t('employees:documents.add')}
          </Button>
        ) : undefined
      }
    >
      <Loaded
        data={data?.userDocuments.items}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows columns={1} />}
        isEmpty={(items) => items.length === 0}
        empty={<Typography color="textSecondary">{t('employees:documents.none')}</Typography>}
      >
        {(items) => (
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((document) => (
              <DocumentLine
                key={document.id}
                document={document}
                {...(canWrite ? { onEdit: () => setEdited(document) } : {})}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      {edited ? (
        <DocumentDialog
          userId={userId}
          document={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Section>
  );
}

interface DocumentLineProps {
  document: EmployeeDocument;
  /** Absent in read-only mode. */
  onEdit?: () => void;
}

function DocumentLine({ document, onEdit }: DocumentLineProps) {
  const { t, i18n } = useTranslation('employees');
  const { kind, state, number, issuedOn, validUntil, file } = document;
  const name = document.name || t(`employees:documents.kinds.${kind}`);
  const day = (date: string) => formatDate(date, 'date', i18n.language);
  const facts = [
    document.name && kind !== 'other' ? t(`employees:documents.kinds.${kind}`) : '',
    number ? t('employees:documents.numberIs', { number }) : '',
    issuedOn ? t('employees:documents.since', { date: day(issuedOn) }) : '',
    validUntil ? t('employees:documents.until', { date: day(validUntil) }) : t('employees:documents.forever'),
  ].filter(Boolean);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 560 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        {file ? (
          <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
            <FileText size={16} aria-hidden />
            <Link href={contentFile(file).url} target="_blank" rel="noopener">
              {file.name}
            </Link>
          </Stack>
        ) : null}
      </Box>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        <StatusChip label={t(`employees:documents.state.${state}`)} {...looks[state]} />
        {onEdit ? (
          <IconButton size="small" aria-label={t('employees:documents.edit', { name })} onClick={onEdit}>
            <Pencil />
          </IconButton>
        ) : null}
      </Stack>
    </Stack>
  );
}
