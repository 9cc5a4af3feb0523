import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { useIsEdit } from '@src/store/useEditMode';
import { useAssignmentRulesQuery, type AssignmentRule, type ObjectType } from '../api';
import { RuleCard } from './RuleCard';
import { RuleDialog } from './RuleDialog';

interface RulesSectionProps {
  objectType: ObjectType;
  objectId: number;
}

/** «Кому назначено»: the rules that put an object on people, each with how many it reaches now. */
export function RulesSection({ objectType, objectId }: RulesSectionProps) {
  const { t } = useTranslation('assignments');
  const { data, error, refetch } = useAssignmentRulesQuery({ objectType, objectId });
  const [open, setOpen] = useState<AssignmentRule | 'new' | null>(null);
  const rules = data?.assignmentRules;
  const isEdit = useIsEdit();
  const add = isEdit ? (
    <Button variant="contained" startIcon={<Plus />} onClick={() => setOpen('new')}>
      {t('rule.add')}
    </Button>
  ) : undefined;
  return (
    <Section title={t('rules.title')} text={t('rules.text')} action={rules?.length ? add : undefined}>
      <Loaded
        data={rules}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonCards count={2} height={96} />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            isDense
            icon={UsersRound}
            title={t('rules.empty')}
            text={t('rules.emptyText')}
            action={add}
          />
        }
      >
        {(all) => (
          <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {all.map((rule) => (
              <li key={rule.id}>
                <RuleCard rule={rule} {...(isEdit ? { onEdit: () => setOpen(rule) } : {})} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      {open ? (
        <RuleDialog
          objectType={objectType}
          objectId={objectId}
          rule={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Section>
  );
}
