import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { History } from 'lucide-react';
import type { ComponentType } from 'react';
import { type ContentEventKind, type Signature, useContentHistoryQuery } from '@src/api/content-history';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { TableCard } from '@src/components/table/TableCard';
import { TableFooter } from '@src/components/table/TableFooter';
import { choicesParam, numberParam, textParam } from '@src/lib/url-state';
import { useContentKind } from '../content-kind';
import { useContentText } from '../words';
import { IntegrityCard } from './IntegrityCard';
import { RecordPanel } from './RecordPanel';
import { Timeline } from './Timeline';
import type { EventWords } from './useEventText';

const PAGE = 50;
const EVENT_KINDS = [
  ...(['version', 'approval', 'signature', 'refusal', 'result'] as const),
  ...(['reminder', 'access', 'change', 'download'] as const),
] as const;
const params = { kinds: choicesParam(EVENT_KINDS), page: numberParam(1), record: textParam() };

export interface SignaturePanelProps {
  signature: Signature;
  onClose: () => void;
}

interface ObjectHistoryProps {
  id: number;
  /** The possible events of this kind's objects. */
  kinds: readonly ContentEventKind[];
  words?: EventWords;
  /** The details of a signature, for kinds that are signed. */
  SignaturePanel?: ComponentType<SignaturePanelProps>;
}

/** All events of an object, and their evidence. */
export function ObjectHistory({ id, kinds, words, SignaturePanel }: ObjectHistoryProps) {
  const { t } = useContentText();
  const { objectType } = useContentKind();
  const { state, setState, reset } = useUrlState(params);
  const { data, error, refetch } = useContentHistoryQuery({
    ...{ objectType, id, page: state.page, pageSize: PAGE },
    kinds: state.kinds.length > 0 ? state.kinds : null,
  });
  const history = data?.contentHistory;
  const opened = history?.items.find((event) => event.id === state.record);
  const close = () => setState({ record: '', page: state.page });
  return (
    <>
      <IntegrityCard id={id} />
      <Stack direction="row" sx={{ mb: 2, overflowX: 'auto' }}>
        <ToggleButtonGroup
          size="small"
          value={state.kinds}
          aria-label={t('history.filter')}
          onChange={(_event, chosen: ContentEventKind[]) => setState({ kinds: chosen })}
        >
          {kinds.map((kind) => (
            <ToggleButton key={kind} value={kind} sx={{ whiteSpace: 'nowrap' }}>
              {t(`kind.${kind}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <TableCard>
        <Loaded
          data={history}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonRows rows={6} columns={2} height={64} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState isDense icon={History} title={t('history.empty')} />}
          onReset={state.kinds.length > 0 ? reset : undefined}
        >
          {({ items, count }) => (
            <>
              <Box sx={{ p: { xs: 1.5, sm: 2.5 } }}>
                <Timeline
                  events={items}
                  words={words}
                  onOpen={(event) => setState({ record: event.id, page: state.page })}
                />
              </Box>
              <TableFooter
                count={count}
                page={state.page}
                pageSize={PAGE}
                onPage={(page) => setState({ page })}
              />
            </>
          )}
        </Loaded>
      </TableCard>
      {opened?.signature && SignaturePanel ? (
        <SignaturePanel signature={opened.signature} onClose={close} />
      ) : null}
      {opened?.record ? (
        <RecordPanel record={opened.record} name={String(opened.params.name ?? '')} onClose={close} />
      ) : null}
    </>
  );
}
