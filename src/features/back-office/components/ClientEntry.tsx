import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Building2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { pictureUrl } from '@src/lib/statics';
import { useAppSelector } from '@src/store/hooks';
import { selectConsts } from '@src/store/selectors/roles';
import { useIsOwnEdit } from '@src/store/useEditMode';
import type { Client } from '../api';
import { DeleteClientDialog } from './DeleteClientDialog';

interface ClientEntryProps {
  client: Client;
  isSelected: boolean;
  onSelect: () => void;
  onDeleted: () => void;
}

/** A client in the list: its name, its status, and its number of people. */
export function ClientEntry({ client, isSelected, onSelect, onDeleted }: ClientEntryProps) {
  const { t } = useTranslation('office');
  const [isAsked, setIsAsked] = useState(false);
  const isSuper = useAppSelector(selectConsts)?.superOrganizationId === client.id;
  const mayChange = useIsOwnEdit();
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider' },
        bgcolor: isSelected ? (theme) => theme.tokens.primarySoft : undefined,
      }}
    >
      <ButtonBase
        onClick={onSelect}
        aria-pressed={isSelected}
        sx={{
          ...{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left', gap: 1.25, p: 1.5 },
          // The surrounding card clips an outer focus ring.
          '&.Mui-focusVisible': { outlineOffset: -2 },
        }}
      >
        <Logo client={client} />
        <Words client={client} />
      </ButtonBase>
      {mayChange && !isSuper ? (
        <IconButton
          size="small"
          aria-label={t('office:delete.of', { name: client.name })}
          title={t('common:action.delete')}
          onClick={() => setIsAsked(true)}
          sx={{ m: 1 }}
        >
          <Trash2 size={17} />
        </IconButton>
      ) : null}
      {isAsked ? (
        <DeleteClientDialog client={client} onDeleted={onDeleted} onClose={() => setIsAsked(false)} />
      ) : null}
    </Box>
  );
}

function Logo({ client: { logo } }: { client: Client }) {
  const frame = { width: 40, height: 40, borderRadius: 1, flexShrink: 0 };
  if (logo)
    return <Box component="img" src={pictureUrl(logo)} alt="" sx={{ ...frame, objectFit: 'cover' }} />;
  return (
    <Box
      sx={{
        ...frame,
        display: 'grid',
        placeItems: 'center',
        color: 'text.secondary',
        bgcolor: 'action.hover',
      }}
    >
      <Building2 size={20} aria-hidden />
    </Box>
  );
}

function Words({ client }: { client: Client }) {
  const { t } = useTranslation('office');
  const { id, name, activityText, formINN, countEmployees, isActive, isActiveSubscribe } = client;
  const works = isActive && isActiveSubscribe;
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          aria-hidden
          sx={{
            ...{ width: 8, height: 8, borderRadius: '50%', flexShrink: 0 },
            bgcolor: works ? 'success.main' : 'text.disabled',
          }}
        />
        <VisuallyHidden>{t(works ? 'office:dot.works' : 'office:dot.off')}</VisuallyHidden>
        <Typography component="span" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Box>
      {activityText ? (
        <Typography variant="body2" color="textSecondary" noWrap>
          {activityText}
        </Typography>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {t('office:entry.id', { id })}
        {formINN ? ` · ${t('office:entry.inn', { inn: formINN })}` : ''}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('office:entry.employees', { count: countEmployees })}
      </Typography>
    </Box>
  );
}
