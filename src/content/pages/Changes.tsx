import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Columns2, FileStack, Rows3 } from 'lucide-react';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useUrlState } from '@src/components/routing/useUrlState';
import { formatDate } from '@src/lib/dates';
import { choiceParam, flagParam, numberParam } from '@src/lib/url-state';
import { ClausePictures } from '../text/ClausePictures';
import { DownloadButton } from '@src/store/DownloadButton';
import { ComparisonView, type ComparisonMode } from '../diff/ComparisonView';
import type { Answer } from '../source';
import type { ContentAbilities, ContentComparison } from '../types';
import { useContentText } from '../words';

const params = {
  from: numberParam(0),
  to: numberParam(0),
  view: choiceParam(['inline', 'side'], 'inline'),
  all: flagParam(),
};

interface VersionChoice {
  id: number;
  label: string;
}

export interface ComparisonSource {
  useComparison: (fromId: number, toId: number) => Answer<ContentComparison>;
  /** Returns the path of the comparison as a file. */
  file?: (objectId: number, fromId: number, toId: number) => string;
}

interface ComparedObject {
  id: number;
  versions: readonly { id: number; label: string; publishedAt: string | null }[];
  draftVersion: { id: number } | null;
  abilities: ContentAbilities;
}

interface ChangesProps {
  source: ComparisonSource;
  object: ComparedObject;
}

function useChoices(object: ComparedObject): VersionChoice[] {
  const { t } = useContentText();
  const published = object.versions.map(({ id, label, publishedAt }) => ({
    id,
    label: t('changes.version', { label, date: formatDate(publishedAt) }),
  }));
  const draft = object.abilities.canEdit ? object.draftVersion : null;
  return [...(draft ? [{ id: draft.id, label: t('changes.draft') }] : []), ...published];
}

/** Returns the two versions to compare: those in the address, else the two newest. */
function usePair(choices: readonly VersionChoice[]) {
  const { state, setState } = useUrlState(params);
  const [newest, second] = choices;
  const known = (id: number, otherwise: VersionChoice | undefined): number =>
    choices.some((choice) => choice.id === id) ? id : (otherwise?.id ?? 0);
  return { state, setState, fromId: known(state.from, second), toId: known(state.to, newest) };
}

/** Two versions side by side or inline. */
export function Changes({ source, object }: ChangesProps) {
  const { t } = useContentText();
  const choices = useChoices(object);
  const { state, setState, fromId, toId } = usePair(choices);
  if (choices.length < 2) {
    return <EmptyState icon={FileStack} title={t('changes.single')} />;
  }
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <VersionSelect
          label={t('changes.from')}
          value={fromId}
          choices={choices}
          onChange={(from) => setState({ from })}
        />
        <VersionSelect
          label={t('changes.to')}
          value={toId}
          choices={choices}
          onChange={(to) => setState({ to })}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={state.view}
          aria-label={t('changes.view')}
          onChange={(_event, view: 'inline' | 'side' | null) => view && setState({ view })}
        >
          <ToggleButton value="inline">
            <Rows3 size={16} aria-hidden />
            {t('changes.inline')}
          </ToggleButton>
          <ToggleButton value="side">
            <Columns2 size={16} aria-hidden />
            {t('changes.side')}
          </ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Checkbox checked={!state.all} onChange={({ target }) => setState({ all: !target.checked })} />
          }
          label={t('changes.onlyChanged')}
        />
        {fromId === toId || !source.file ? null : (
          <DownloadButton path={source.file(object.id, fromId, toId)} sx={{ ml: { md: 'auto' } }}>
            {t('changes.pdf')}
          </DownloadButton>
        )}
      </Stack>
      {fromId === toId ? (
        <EmptyState isDense icon={FileStack} title={t('changes.same')} />
      ) : (
        <Pair
          useComparison={source.useComparison}
          fromId={fromId}
          toId={toId}
          mode={state.view}
          isOnlyChanged={!state.all}
          canReport={object.abilities.canReport}
        />
      )}
    </Stack>
  );
}

interface PairProps extends Pick<ComparisonSource, 'useComparison'> {
  fromId: number;
  toId: number;
  mode: ComparisonMode;
  isOnlyChanged: boolean;
  canReport: boolean;
}

function Pair({ useComparison, fromId, toId, mode, isOnlyChanged, canReport }: PairProps) {
  const { t } = useContentText();
  const { data, error, refetch } = useComparison(fromId, toId);
  return (
    <Loaded
      data={data}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows rows={6} columns={2} />}
    >
      {(comparison) => (
        <>
          <Summary comparison={comparison} canReport={canReport} />
          <Card sx={{ p: { xs: 1, sm: 2 } }}>
            {comparison.changes.every(({ kind }) => kind === 'same') ? (
              <EmptyState isDense title={t('changes.none')} />
            ) : (
              <ClausePictures pictures={[...comparison.from.pictures, ...comparison.to.pictures]}>
                <ComparisonView rows={comparison.changes} mode={mode} isOnlyChanged={isOnlyChanged} />
              </ClausePictures>
            )}
          </Card>
        </>
      )}
    </Loaded>
  );
}

interface VersionSelectProps {
  label: string;
  value: number;
  choices: readonly VersionChoice[];
  onChange: (id: number) => void;
}

function VersionSelect({ label, value, choices, onChange }: VersionSelectProps) {
  return (
    <Box sx={{ width: { xs: '100%', sm: 240 } }}>
      <FieldFrame label={label}>
        {({ id }) => (
          <Select
            value={value}
            onChange={({ target }) => onChange(Number(target.value))}
            inputProps={{ id, 'aria-label': label }}
          >
            {choices.map((choice) => (
              <MenuItem key={choice.id} value={choice.id}>
                {choice.label}
              </MenuItem>
            ))}
          </Select>
        )}
      </FieldFrame>
    </Box>
  );
}

/** The totals of the comparison and the author's description. */
function Summary({ comparison, canReport }: { comparison: ContentComparison; canReport: boolean }) {
  const { t } = useContentText();
  const { from, to } = comparison;
  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        role="status"
      >
        <StatusChip label={t('diff.countAdded', { count: comparison.addedCount })} colour="green" />
        <StatusChip label={t('diff.countRemoved', { count: comparison.removedCount })} colour="red" />
        <StatusChip label={t('diff.countChanged', { count: comparison.changedCount })} colour="orange" />
        {to.significance ? (
          <StatusChip
            label={t(`significance.${to.significance}`)}
            colour={to.significance === 'major' ? 'orange' : 'grey'}
            isOutlined={to.significance === 'minor'}
          />
        ) : null}
        {canReport ? (
          <Typography variant="body2" color="textSecondary">
            {t('changes.signedOn', { label: from.label, count: comparison.signedFrom })}
            {to.publishedAt
              ? ` · ${t('changes.signedOn', { label: to.label, count: comparison.signedTo })}`
              : ''}
          </Typography>
        ) : null}
      </Stack>
      {to.changeSummary ? (
        <Typography>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('changes.summary')}{' '}
          </Box>
          {to.changeSummary}
        </Typography>
      ) : null}
    </Stack>
  );
}
