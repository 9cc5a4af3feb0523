import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '@src/api/errors';
import type { NamedObject } from '@src/content/content-kind';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { useIsEdit } from '@src/store/useEditMode';
import {
  type ObjectPrerequisite,
  type ObjectType,
  useObjectPrerequisitesQuery,
  useObjectPrerequisitesSaveMutation,
} from '../api';
import { PrerequisitePicker } from './PrerequisitePicker';

interface PrerequisitesSectionProps {
  objectType: ObjectType;
  objectId: number;
  /** The possible types of a prerequisite, the usual one first. */
  types: readonly [ObjectType, ...ObjectType[]];
}

const keyOf = ({ objectType, objectId }: Pick<ObjectPrerequisite, 'objectType' | 'objectId'>) => ({
  objectType,
  objectId,
});

/** The prerequisites of an object; changes are saved immediately. */
export function PrerequisitesSection({ objectType, objectId, types }: PrerequisitesSectionProps) {
  const { t } = useTranslation('content');
  const { data, error, refetch } = useObjectPrerequisitesQuery({ objectType, objectId });
  const [save, saving] = useObjectPrerequisitesSaveMutation();
  const [refused, setRefused] = useState<string>();
  const isEdit = useIsEdit();
  const required = data?.objectPrerequisites ?? [];
  const change = async (next: readonly Pick<ObjectPrerequisite, 'objectType' | 'objectId'>[]) => {
    const answer = await save({ objectType, objectId, required: next.map(keyOf) });
    setRefused(errorText(answer.error));
  };
  const add = (type: ObjectType, object: NamedObject) =>
    void change([...required, { objectType: type, objectId: object.id }]);
  return (
    <Section title={t('prerequisites.title')} text={t('prerequisites.text')}>
      <Loaded
        data={data?.objectPrerequisites}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={1} columns={2} />}
      >
        {(all) => (
          <Stack spacing={2}>
            {all.length === 0 ? (
              <Typography color="textSecondary">{t('prerequisites.none')}</Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
                {all.map((item) => (
                  <Required
                    key={`${item.objectType}:${item.objectId}`}
                    required={item}
                    {...(isEdit
                      ? { onRemove: () => void change(all.filter((other) => other !== item)) }
                      : {})}
                  />
                ))}
              </Box>
            )}
            {isEdit ? (
              <FieldFrame label={t('prerequisites.add')} error={refused}>
                {() => <PrerequisitePicker types={types} isBusy={saving.isLoading} onChoose={add} />}
              </FieldFrame>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function Required({ required, onRemove }: { required: ObjectPrerequisite; onRemove?: () => void }) {
  const { t } = useTranslation('content');
  const { name, route, objectType, isOffered } = required;
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 36 }}>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={route} sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[t(`prerequisites.type.${objectType}`), isOffered ? '' : t('prerequisites.notOffered')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {onRemove ? (
        <Tooltip title={t('prerequisites.remove')}>
          <IconButton size="small" aria-label={t('prerequisites.removeOf', { name })} onClick={onRemove}>
            <X />
          </IconButton>
        </Tooltip>
      ) : null}
    </Stack>
  );
}
