import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Building2, Globe, IdCard, KeyRound, Plus, ShieldCheck, User, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { useCall } from '@src/store/useCall';
import { useIsEdit } from '@src/store/useEditMode';
import {
  useObjectGrantDeleteMutation,
  useObjectGrantsQuery,
  type ObjectGrant,
  type ObjectType,
} from '../api';
import { GRANT_LEVELS } from './grant-form';
import { GrantDialog } from './GrantDialog';

interface GrantsSectionProps {
  objectType: ObjectType;
  objectId: number;
}

/** The people who have additional rights to read an object, edit it, or see its report. */
export function GrantsSection({ objectType, objectId }: GrantsSectionProps) {
  const { t } = useTranslation('assignments');
  const { data, error, refetch } = useObjectGrantsQuery({ objectType, objectId });
  const [isOpen, setIsOpen] = useState(false);
  const grants = data?.objectGrants;
  const isEdit = useIsEdit();
  const add = isEdit ? (
    <Button variant="outlined" startIcon={<Plus />} onClick={() => setIsOpen(true)}>
      {t('grant.add')}
    </Button>
  ) : undefined;
  return (
    <Section title={t('grants.title')} text={t('grants.text')} action={grants?.length ? add : undefined}>
      <Loaded
        data={grants}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={3} columns={2} />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState isDense icon={KeyRound} title={t('grants.empty')} action={add} />}
      >
        {(all) => (
          <Stack spacing={2}>
            {GRANT_LEVELS.map((level) => (
              <Level
                key={level}
                title={t(`level.${level}`)}
                grants={all.filter((grant) => grant.level === level)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      {isOpen ? (
        <GrantDialog objectType={objectType} objectId={objectId} onClose={() => setIsOpen(false)} />
      ) : null}
    </Section>
  );
}

const icons = {
  all: Globe,
  subdivision: Building2,
  position: IdCard,
  role: ShieldCheck,
  user: User,
} as const;

function Level({ title, grants }: { title: string; grants: readonly ObjectGrant[] }) {
  if (grants.length === 0) return null;
  return (
    <Box>
      <Typography component="h3" variant="h4" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {grants.map((grant) => (
          <li key={grant.id}>
            <Grant grant={grant} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Grant({ grant }: { grant: ObjectGrant }) {
  const { t } = useTranslation('assignments');
  const [remove, { isLoading }] = useObjectGrantDeleteMutation();
  const call = useCall();
  const isEdit = useIsEdit();
  const Icon = icons[grant.targetType];
  const isBelow = grant.targetType === 'subdivision' && grant.withChildren;
  const name = grant.targetType === 'all' ? t('grant.everyone') : (grant.targetName ?? `№ ${grant.targetId}`);
  return (
    <Box
      sx={({ tokens }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 36,
        pl: 1.25,
        pr: isEdit ? 0.5 : 1.25,
        border: `1px solid ${tokens.border}`,
        borderRadius: 1,
        opacity: isLoading ? 0.5 : 1,
      })}
    >
      <Icon size={16} aria-hidden />
      <Typography>{isBelow ? t('grant.below', { name }) : name}</Typography>
      {isEdit ? (
        <Tooltip title={t('grant.remove')}>
          <IconButton
            size="small"
            disabled={isLoading}
            aria-label={t('grant.removeOf', { name })}
            onClick={() => void call(remove({ id: grant.id })).catch(() => undefined)}
          >
            <X />
          </IconButton>
        </Tooltip>
      ) : null}
    </Box>
  );
}
