import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useCall } from '@src/store/useCall';
import { Crown, Pencil, Trash2, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import {
  type ActingLeader,
  type StructureFace,
  type SubdivisionNode,
  useActingLeaderDeleteMutation,
} from '../api';
import { DetailSection } from '../components/DetailSection';
import { useCanMovePeople } from '../lib/useStructureRights';
import { ActingDialog } from './ActingDialog';
import { LeaderDialog } from './LeaderDialog';

function Leader({ person, text, end }: { person: StructureFace; text: string; end?: ReactNode }) {
  return (
    <Stack component="li" direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
      <UserAvatar name={personName(person)} avatar={person.avatar} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={`/employees/${person.id}`} color="textPrimary">
          {personName(person)}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
      {end}
    </Stack>
  );
}

interface ActingToolsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

function ActingTools({ name, onEdit, onDelete }: ActingToolsProps) {
  const { t } = useTranslation('structure');
  const tools = [
    { label: t('structure:acting.edit', { name }), icon: Pencil, press: onEdit },
    { label: t('structure:acting.delete', { name }), icon: Trash2, press: onDelete },
  ];
  return (
    <Stack direction="row">
      {tools.map(({ label, icon: Icon, press }) => (
        <Tooltip key={label} title={label}>
          <IconButton size="small" aria-label={label} onClick={press}>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}

interface LeaderSectionProps {
  subdivision: SubdivisionNode;
}

/** The leader of a subdivision, and the current and future acting leaders. */
export function LeaderSection({ subdivision }: LeaderSectionProps) {
  const { t } = useTranslation(['structure', 'common']);
  const canName = useCanMovePeople();
  const call = useCall();
  const [remove] = useActingLeaderDeleteMutation();
  const [open, setOpen] = useState<ActingLeader | 'new' | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const [asked, setAsked] = useState<ActingLeader | null>(null);
  const { leader, actingLeaders, isArchive } = subdivision;
  return (
    <DetailSection title={t('structure:subdivision.leader')}>
      {leader ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: actingLeaders.length ? 1.5 : 0 }}>
          {t('structure:subdivision.leaderNone')}
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {leader ? <Leader person={leader} text={t('structure:subdivision.leader')} /> : null}
        {actingLeaders.map((acting) => (
          <Leader
            key={acting.id}
            person={acting.user}
            text={t('structure:acting.days', {
              from: formatDate(acting.dateFrom),
              to: formatDate(acting.dateTo),
            })}
            end={
              <>
                {acting.isNow ? <StatusChip label={t('structure:acting.now')} colour="blue" /> : null}
                {canName ? (
                  <ActingTools
                    name={personName(acting.user)}
                    onEdit={() => setOpen(acting)}
                    onDelete={() => setAsked(acting)}
                  />
                ) : null}
              </>
            }
          />
        ))}
      </Stack>
      {canName && !isArchive ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          <Button size="small" startIcon={<Crown />} onClick={() => setIsNaming(true)}>
            {t(leader ? 'structure:head.change' : 'structure:head.name')}
          </Button>
          <Button size="small" startIcon={<UserPlus />} onClick={() => setOpen('new')}>
            {t('structure:acting.add')}
          </Button>
        </Stack>
      ) : null}
      {isNaming ? <LeaderDialog subdivision={subdivision} onClose={() => setIsNaming(false)} /> : null}
      {open ? (
        <ActingDialog
          subdivision={subdivision}
          acting={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('structure:acting.deleteTitle')}
        confirmLabel={t('common:action.delete')}
        isDestructive
        onConfirm={() => (asked ? call(remove({ id: asked.id })) : Promise.resolve())}
        onClose={() => setAsked(null)}
      >
        {t('structure:acting.deleteText')}
      </ConfirmDialog>
    </DetailSection>
  );
}
