import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Loaded } from '@src/components/feedback/Loaded';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { useIsEdit } from '@src/store/useEditMode';
import { useNotify } from '@src/store/useNotify';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  type HistoryRow,
  useHistoryActionsQuery,
  useHistoryEntryQuery,
  useHistoryRevertMutation,
} from '../api';
import { ObjectName } from '../components/ObjectName';
import { HistoryActor } from '../components/Who';

type Change = HistoryRow['changes'][number];

/** A panel with one history entry: the actor, the origin, and the values side by side. */
export function EntryPanel() {
  const { t, i18n } = useTranslation('history');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id = '' } = useParams();
  const query = useHistoryEntryQuery({ id });
  const { data: actions } = useHistoryActionsQuery();
  const entry = query.data?.historyEntry;
  const title = actions?.logActionTypes.find(({ value }) => value === entry?.action)?.name ?? entry?.action;
  return (
    <SidePanel
      title={title ?? t('navigation:history')}
      {...(entry ? { subtitle: formatDate(entry.at, 'dateTime', i18n.language) } : {})}
      onClose={() => void navigate({ pathname: '/organization/history', search })}
    >
      <Loaded
        data={entry}
        error={query.error}
        onRetry={() => void query.refetch()}
        skeleton={<SkeletonRows rows={5} columns={2} />}
      >
        {(found) => <Entry entry={found} />}
      </Loaded>
    </SidePanel>
  );
}

function Entry({ entry }: { entry: HistoryRow }) {
  const { t } = useTranslation('history');
  const { affected, changes, ip, device } = entry;
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.25, columnGap: 2.5, m: 0 }}
      >
        <Fact name={t('history:column.actor')}>
          <HistoryActor {...entry} />
        </Fact>
        <Fact name={t('history:column.object')}>
          <ObjectName {...entry} />
        </Fact>
        {affected && entry.objectType !== 'user' ? (
          <Fact name={t('history:column.affected')}>{affected.nameFull}</Fact>
        ) : null}
        {ip ? <Fact name={t('history:column.ip')}>{ip}</Fact> : null}
        {device ? <Fact name={t('history:column.device')}>{device}</Fact> : null}
      </Box>
      {changes.length > 0 ? (
        <Box sx={{ mt: 3 }}>
          <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
            {t('history:column.changes')}
          </Typography>
          {changes.map((change) => (
            <Difference key={change.field} entryId={entry.id} change={change} />
          ))}
        </Box>
      ) : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

/** A field before and after, with an undo where possible, in edit mode. */
function Difference({ entryId, change }: { entryId: string; change: Change }) {
  const { t } = useTranslation('history');
  const [isAsking, setIsAsking] = useState(false);
  const [revert] = useHistoryRevertMutation();
  const isEdit = useIsEdit();
  const call = useCall();
  const notify = useNotify();
  const { field, name, before, after, canRevert } = change;
  const nothing = t('history:nothing');
  return (
    <Box sx={{ mb: 2, border: 1, borderColor: 'divider', borderRadius: 1.5, overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, gap: 1, px: 1.5, py: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, flex: 1 }}>
          {name}
        </Typography>
        {canRevert && isEdit ? (
          <Button size="small" startIcon={<Undo2 size={15} />} onClick={() => setIsAsking(true)}>
            {t('history:revert.button')}
          </Button>
        ) : null}
      </Box>
      <Side sign="−" label={t('history:before')} text={before ?? nothing} colour="red" />
      <Side sign="+" label={t('history:after')} text={after ?? nothing} colour="green" />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('history:revert.title', { name })}
        confirmLabel={t('history:revert.button')}
        onConfirm={async () => {
          await call(revert({ id: entryId, field }));
          notify.success(t('history:revert.done'));
        }}
        onClose={() => setIsAsking(false)}
      >
        {t('history:revert.text', { before: before ?? nothing, after: after ?? nothing })}
      </ConfirmDialog>
    </Box>
  );
}

function Side(props: { sign: string; label: string; text: string; colour: 'red' | 'green' }) {
  const { sign, label, text, colour } = props;
  return (
    <Box
      sx={({ tokens }) => ({
        display: 'flex',
        gap: 1,
        px: 1.5,
        py: 1,
        bgcolor: tokens.status[colour].soft,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      })}
    >
      <Box
        component="span"
        title={label}
        sx={({ tokens }) => ({ color: tokens.status[colour].text, fontWeight: 700 })}
      >
        <span aria-hidden>{sign}</span>
      </Box>
      <Typography variant="body2" aria-label={`${label}: ${text}`} sx={{ minWidth: 0 }}>
        {text}
      </Typography>
    </Box>
  );
}
