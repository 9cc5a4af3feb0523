import {
  type AssignmentRule,
  useAssignmentRuleDeleteMutation,
  useAssignmentRulePreviewQuery,
  useAssignmentRuleSaveMutation,
  useAssignmentRulesQuery,
} from '@src/entities/assignment/api';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '@src/api/errors';
import { AssignmentChangesNote } from '@src/entities/assignment/AssignmentChangesNote';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DetailSection } from '../components/DetailSection';
import { assignChange, type RuleChange, ruleNaming, ruleOfPositions, takeAwayChange } from './coverage-rules';
import type { Crossing, ObjectKey } from './coverage-url';

interface CoverageAssignProps extends Crossing, ObjectKey {
  positionName: string;
  objectName: string;
}

const maxDays = 365;
const usualDays = '5';

/** The people who would get or lose the object, with the same text as before a move. */
function RuleEffect({ change, name }: { change: RuleChange; name: string }) {
  const { currentData, error } = useAssignmentRulePreviewQuery(
    { rule: change.input },
    { refetchOnMountOrArgChange: true },
  );
  const preview = currentData?.assignmentRulePreview;
  const changes = (peopleCount: number) =>
    peopleCount
      ? [{ objectType: change.input.objectType, objectId: change.input.objectId, name, peopleCount }]
      : [];
  return (
    <AssignmentChangesNote
      error={error}
      preview={
        preview && {
          added: changes(preview.addedCount),
          removed: changes(preview.removedCount),
          peopleCount: preview.addedCount + preview.removedCount,
        }
      }
    />
  );
}

function useRuleWrites() {
  const [save] = useAssignmentRuleSaveMutation();
  const [remove] = useAssignmentRuleDeleteMutation();
  const [clientKey] = useState(uuid);
  return async ({ input, stored }: RuleChange): Promise<{ error?: unknown }> => {
    const isEmptied = stored !== null && [input.audience.groups].flat().length === 0;
    return isEmptied
      ? remove({ id: stored.id })
      : save(stored ? { rule: input } : { rule: input, clientKey });
  };
}

interface DaysFieldProps {
  days: string;
  onChange: (days: string) => void;
}

const areDaysWrong = (days: string) => days !== '' && !(/^\d{1,3}$/.test(days) && Number(days) <= maxDays);

function DaysField({ days, onChange }: DaysFieldProps) {
  const { t } = useTranslation('structure');
  return (
    <FieldFrame
      label={t('structure:coverage.days')}
      help={t('structure:coverage.daysHelp')}
      error={areDaysWrong(days) ? t('structure:coverage.daysWrong', { max: maxDays }) : undefined}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          value={days}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value.trim())}
          inputProps={{ inputMode: 'numeric', maxLength: 3 }}
        />
      )}
    </FieldFrame>
  );
}

interface ChangeFormProps extends CoverageAssignProps {
  rules: readonly AssignmentRule[];
  onDone: () => void;
}

/** Returns the rule change that the button would make: adding the position to a rule, or removing it. */
function useChange({ rules, ...target }: ChangeFormProps) {
  const [days, setDays] = useState(usualDays);
  const naming = ruleNaming(rules, target.positionId);
  const joined = naming ?? ruleOfPositions(rules);
  const change = naming
    ? takeAwayChange(naming, target.positionId)
    : assignChange(rules, target, days === '' ? null : Number(days));
  return {
    days,
    setDays,
    isTaking: naming !== undefined,
    joined,
    change,
    isWrong: !joined && areDaysWrong(days),
  };
}

function ChangeForm(props: ChangeFormProps) {
  const { objectName: name, positionName: position, onDone } = props;
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const write = useRuleWrites();
  const { days, setDays, isTaking, joined, change, isWrong } = useChange(props);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const store = async () => {
    if (isWrong || isBusy) return;
    setIsBusy(true);
    const { error } = await write(change);
    setIsBusy(false);
    if (error) return setFailure(error);
    notify.success(t(isTaking ? 'structure:coverage.taken' : 'structure:coverage.given', { name, position }));
    onDone();
  };
  return (
    <Stack spacing={1.5}>
      {joined ? (
        <Typography color="textSecondary">
          {t(isTaking ? 'structure:coverage.fromRule' : 'structure:coverage.toRule', {
            rule: joined.title || t('structure:coverage.ruleOfPositions'),
          })}
        </Typography>
      ) : (
        <DaysField days={days} onChange={setDays} />
      )}
      {isWrong ? null : <RuleEffect change={change} name={name} />}
      {failure ? (
        <Typography role="alert" color="error">
          {errorText(failure)}
        </Typography>
      ) : null}
      <Stack direction="row" spacing={1}>
        <BusyButton
          variant="contained"
          color={isTaking ? 'error' : 'primary'}
          isBusy={isBusy}
          onClick={() => void store()}
        >
          {t(isTaking ? 'structure:coverage.take' : 'structure:coverage.give')}
        </BusyButton>
        <Button color="inherit" onClick={onDone} disabled={isBusy}>
          {t('common:action.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Assigns the object to the position or removes it through the usual rules, for users who may change its assignments. */
export function CoverageAssign(props: CoverageAssignProps) {
  const { positionId, objectType, objectId } = props;
  const { t } = useTranslation('structure');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useAssignmentRulesQuery({ objectType, objectId });
  if (!data) return null;
  const rules = data.assignmentRules;
  const isNamed = ruleNaming(rules, positionId) !== undefined;
  return (
    <DetailSection title={t('structure:coverage.rule')}>
      {isOpen ? (
        <ChangeForm {...props} rules={rules} onDone={() => setIsOpen(false)} />
      ) : (
        <Button variant="outlined" color={isNamed ? 'error' : 'primary'} onClick={() => setIsOpen(true)}>
          {t(isNamed ? 'structure:coverage.takeOpen' : 'structure:coverage.giveOpen')}
        </Button>
      )}
    </DetailSection>
  );
}
