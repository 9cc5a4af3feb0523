import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { useIsOwnEdit } from '@src/store/useEditMode';
import {
  type ClientCard,
  useOrganizationNoteCreateMutation,
  useOrganizationNoteDeleteMutation,
} from '../api';

interface ClientNotesProps {
  organizationId: number;
  notes: ClientCard['notes'];
}

/** The provider's internal notes, which the client never sees. */
export function ClientNotes({ organizationId, notes }: ClientNotesProps) {
  const { t, i18n } = useTranslation('office');
  const mayChange = useIsOwnEdit();
  const [clientKey, setClientKey] = useState<string | null>(null);
  const [create] = useOrganizationNoteCreateMutation();
  const [remove] = useOrganizationNoteDeleteMutation();
  const call = useCall();
  return (
    <Section
      title={t('office:notes.title')}
      text={t('office:notes.text')}
      action={
        mayChange ? (
          <Button size="small" onClick={() => setClientKey(crypto.randomUUID())}>
            {t('office:notes.add')}
          </Button>
        ) : undefined
      }
    >
      {notes.length === 0 ? <Typography color="textSecondary">{t('office:notes.empty')}</Typography> : null}
      <Stack spacing={1.5}>
        {notes.map(({ id, text, author, createdAt }) => (
          <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Typography component="div" sx={{ flex: 1, minWidth: 0, whiteSpace: 'pre-line' }}>
              {text}
              <Typography variant="body2" color="textSecondary">
                {author} · {formatDate(createdAt, 'dateTime', i18n.language)}
              </Typography>
            </Typography>
            {mayChange ? (
              <IconButton
                size="small"
                aria-label={t('office:notes.delete')}
                onClick={() => void call(remove({ organizationId, id })).catch(() => undefined)}
              >
                <X size={16} />
              </IconButton>
            ) : null}
          </Stack>
        ))}
      </Stack>
      {clientKey ? (
        <ConfirmTextDialog
          title={t('office:notes.add')}
          label={t('office:notes.label')}
          maxLength={limits.organizationNote}
          confirmLabel={t('common:action.save')}
          isFocused
          onSend={(text) => create({ organizationId, text, clientKey })}
          onClose={() => setClientKey(null)}
        />
      ) : null}
    </Section>
  );
}
