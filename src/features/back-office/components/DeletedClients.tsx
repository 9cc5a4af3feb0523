import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { useIsOwnEdit } from '@src/store/useEditMode';
import { useOrganizationRestoreMutation, useOrganizationsQuery } from '../api';

/** Deleted clients that can still be restored. */
export function DeletedClients() {
  const { t, i18n } = useTranslation('office');
  const { data } = useOrganizationsQuery({ isDeleted: true, pageSize: 50 });
  const [restore] = useOrganizationRestoreMutation();
  const call = useCall();
  const mayChange = useIsOwnEdit();
  return (
    <Section title={t('office:deleted.title')} text={t('office:deleted.text')}>
      <Stack spacing={1}>
        {data?.organizations.items.map(({ id, name, restorableUntil }) => (
          <Stack key={id} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}{' '}
              <Typography component="span" color="textSecondary">
                {t('office:deleted.until', { date: formatDate(restorableUntil, 'date', i18n.language) })}
              </Typography>
            </Typography>
            {mayChange ? (
              <Button
                size="small"
                aria-label={t('office:deleted.restore', { name })}
                onClick={() => void call(restore({ id })).catch(() => undefined)}
              >
                {t('common:action.restore')}
              </Button>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
