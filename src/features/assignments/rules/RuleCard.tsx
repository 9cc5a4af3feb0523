import {
  type AssignmentRule,
  useAssignmentRuleDeleteMutation,
  useAssignmentRuleSaveMutation,
} from '@src/entities/assignment/api';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Pause, Pencil, Play, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { SampleBadge } from '@src/store/SampleBadge';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { useCall } from '@src/store/useCall';

import { ruleInput, ruleValues } from './rule-form';
import { useAudienceText } from './useAudienceText';

interface RuleCardProps {
  rule: AssignmentRule;
  /** Absent outside edit mode, where the rule is read-only. */
  onEdit?: () => void;
}

/** One rule: its audience in words, the current number of people, and its terms. */
export function RuleCard({ rule, onEdit }: RuleCardProps) {
  const { t } = useTranslation('assignments');
  const [save, { isLoading }] = useAssignmentRuleSaveMutation();
  const [remove] = useAssignmentRuleDeleteMutation();
  const call = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const { groups, except } = useAudienceText(rule.audience);

  const pause = () => {
    const { objectType, objectId } = rule;
    const input = ruleInput(ruleValues(rule), { objectType, objectId }, rule);
    return call(save({ rule: { ...input, isPaused: !rule.isPaused } })).catch(() => undefined);
  };
  const terms = [
    rule.dueDays === null ? t('terms.noDue') : t('terms.due', { count: rule.dueDays }),
    ...(rule.startOffsetDays > 0 ? [t('terms.offset', { count: rule.startOffsetDays })] : []),
    ...(rule.recurrenceMonths === null ? [] : [t('terms.recurrence', { count: rule.recurrenceMonths })]),
    t(`terms.${rule.onUnmatch}`),
  ];

  return (
    <Box
      sx={({ tokens }) => ({
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 2,
        p: 2,
        border: `1px solid ${tokens.border}`,
        borderRadius: 1.25,
        bgcolor: rule.isPaused ? tokens.sunken : 'transparent',
      })}
    >
      <Box sx={{ minWidth: 64, textAlign: 'center' }}>
        <Typography sx={{ fontSize: 24, lineHeight: '28px', fontWeight: 650, color: 'primary.main' }}>
          {rule.matchCount}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('rule.people', { count: rule.matchCount })}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="h3" sx={{ fontWeight: 560, minWidth: 0, overflowWrap: 'anywhere' }}>
            {rule.title || groups[0]}
          </Typography>
          <SampleBadge kind="assignmentRule" id={rule.id} />
          {rule.isPaused ? <StatusChip label={t('rule.paused')} colour="amber" icon={Pause} /> : null}
        </Stack>
        {(rule.title ? groups : groups.slice(1)).map((text, index) => (
          <Typography key={index} color="textSecondary">
            {index > 0 || !rule.title ? `${t('group.or')} ` : ''}
            {text}
          </Typography>
        ))}
        {except ? <Typography color="textSecondary">{t('text.except', { names: except })}</Typography> : null}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {terms.join(' · ')}
        </Typography>
      </Box>
      {onEdit ? (
        <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
          <Tool icon={Pencil} label={t('common:action.edit')} onPress={onEdit} />
          <Tool
            icon={rule.isPaused ? Play : Pause}
            label={t(rule.isPaused ? 'rule.resume' : 'rule.pause')}
            isDisabled={isLoading}
            onPress={() => void pause()}
          />
          <Tool icon={Trash2} label={t('common:action.delete')} onPress={() => setIsAsking(true)} />
        </Stack>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('rule.deleteTitle')}
        confirmLabel={t('common:action.delete')}
        isDestructive
        onConfirm={() => call(remove({ id: rule.id }))}
        onClose={() => setIsAsking(false)}
      >
        {t('rule.deleteText', { count: rule.matchCount })}{' '}
        {t(`rule.deleteEffect.${rule.onUnmatch}`, { context: rule.objectType })}
      </ConfirmDialog>
    </Box>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}

function Tool({ icon: Icon, label, isDisabled = false, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={isDisabled} onClick={onPress}>
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
}
