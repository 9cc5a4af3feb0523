import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import type { ObjectType } from '../api';
import { isEmptyGroup, newGroup, type AudienceDraft, type GroupDraft } from '../lib/audience';
import { PeoplePicker } from '@src/entities/person/PeoplePicker';
import { GroupEditor } from './GroupEditor';

interface AudienceBuilderProps {
  /** The type of the object to assign. */
  objectType: ObjectType;
  value: AudienceDraft;
  /** Whether missing conditions are marked, which starts after the first attempt to save. */
  isChecked: boolean;
  onChange: (audience: AudienceDraft) => void;
}

/** Edits an audience: people who meet all conditions of any group, minus the exceptions. */
export function AudienceBuilder({ objectType, value, isChecked, onChange }: AudienceBuilderProps) {
  const { t } = useTranslation('assignments');
  const setGroups = (groups: GroupDraft[]) => onChange({ ...value, groups });
  return (
    <Stack spacing={2}>
      {value.groups.map((group, index) => (
        <Stack key={group.key} spacing={2}>
          {index > 0 ? (
            <Divider sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 560 }}>{t('group.or')}</Divider>
          ) : null}
          <GroupEditor
            group={group}
            number={index + 1}
            error={isChecked && isEmptyGroup(group) ? t('group.empty') : undefined}
            onChange={(changed) =>
              setGroups(
                value.groups.map((groupDraft) => (groupDraft.key === group.key ? changed : groupDraft)),
              )
            }
            onRemove={
              value.groups.length > 1
                ? () => setGroups(value.groups.filter((groupDraft) => groupDraft.key !== group.key))
                : undefined
            }
          />
        </Stack>
      ))}
      <div>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Plus />}
          disabled={value.groups.length >= limits.ruleGroups}
          onClick={() => setGroups([...value.groups, newGroup()])}
        >
          {t('group.add')}
        </Button>
      </div>
      <PeoplePicker
        label={t('audience.except')}
        help={t('audience.exceptHelp', { context: objectType })}
        value={value.exceptUserIds}
        onChange={(exceptUserIds) => onChange({ ...value, exceptUserIds })}
      />
    </Stack>
  );
}
