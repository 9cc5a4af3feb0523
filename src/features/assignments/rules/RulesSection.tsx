import { type AssignmentRule, useAssignmentRulesQuery } from '@src/entities/assignment/api';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { useUrlState } from '@src/components/routing/useUrlState';
import { flagParam } from '@src/lib/url-state';
import { useIsEdit } from '@src/store/useEditMode';
import { type ObjectType } from '../api';
import { RuleCard } from './RuleCard';
import { RuleDialog } from './RuleDialog';

/** A URL parameter opens the form for a new rule, so that other pages can link to it. */
const params = { assign: flagParam() };

interface RulesSectionProps {
  objectType: ObjectType;
  objectId: number;
}

/** «Кому назначено»: the rules that assign an object to people, each with its current number of people. */
export function RulesSection({ objectType, objectId }: RulesSectionProps) {
  const { t } = useTranslation('assignments');
  const { data, error, refetch } = useAssignmentRulesQuery({ objectType, objectId });
  const { state, setState } = useUrlState(params);
  const [edited, setEdited] = useState<AssignmentRule | null>(null);
  const close = () => {
    setEdited(null);
    if (state.assign) setState({ assign: false });
  };
  const rules = data?.assignmentRules;
  const isEdit = useIsEdit();
  const add = isEdit ? (
    <Button variant="contained" startIcon={<Plus />} onClick={() => setState({ assign: true })}>
      {t('rule.add')}
    </Button>
  ) : undefined;
  return (
    <Section
      title={t('rules.title')}
      text={t('rules.text', { context: objectType })}
      action={rules?.length ? add : undefined}
    >
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
                <RuleCard rule={rule} {...(isEdit ? { onEdit: () => setEdited(rule) } : {})} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      {edited || (state.assign && isEdit) ? (
        <RuleDialog objectType={objectType} objectId={objectId} rule={edited} onClose={close} />
      ) : null}
    </Section>
  );
}
