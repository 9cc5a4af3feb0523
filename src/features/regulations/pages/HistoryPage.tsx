import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { TableCard } from '@src/components/table/TableCard';
import { TableFooter } from '@src/components/table/TableFooter';
import { choicesParam, numberParam, textParam } from '@src/lib/url-state';
import { useRegulationHistoryQuery, type RegulationDetails, type RegulationEventKind } from '../api';
import { DownloadButton } from '@src/store/DownloadButton';
import { EvidencePanel } from '../history/EvidencePanel';
import { IntegrityCard } from '../history/IntegrityCard';
import { Timeline } from '../history/Timeline';
import { files } from '../lib/paths';
import { RegulationFrame } from './RegulationFrame';

const kinds = [
  'version',
  'approval',
  'signature',
  'refusal',
  'reminder',
  'access',
  'change',
  'download',
] as const;
const PAGE = 50;
const params = { kinds: choicesParam(kinds), page: numberParam(1), signature: textParam() };

/** Everything that happened to a regulation, and the proof of it. */
export function HistoryPage() {
  const { t } = useTranslation('regulations');
  return (
    <RegulationFrame
      purpose={t('history.purpose')}
      allows={({ canEdit, canReport }) => canEdit || canReport}
      action={(regulation) =>
        regulation.currentVersion ? (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <DownloadButton path={files.sheet(regulation.id)}>{t('receipt.sheet')}</DownloadButton>
            <DownloadButton path={files.sheetTable(regulation.id)}>{t('history.sheetTable')}</DownloadButton>
            <DownloadButton path={files.journal(regulation.id)}>{t('history.journal')}</DownloadButton>
          </Stack>
        ) : null
      }
    >
      {(regulation) => <Content regulation={regulation} />}
    </RegulationFrame>
  );
}

function Content({ regulation }: { regulation: RegulationDetails }) {
  const { t } = useTranslation('regulations');
  const { state, setState, reset } = useUrlState(params);
  const { data, error, refetch } = useRegulationHistoryQuery({
    id: regulation.id,
    kinds: state.kinds.length > 0 ? state.kinds : null,
    page: state.page,
    pageSize: PAGE,
  });
  const history = data?.regulationHistory;
  const opened = history?.items.find(({ signature }) => signature?.id === state.signature)?.signature;
  const open = (signature: string) => setState({ signature, page: state.page });
  return (
    <>
      <IntegrityCard regulationId={regulation.id} />
      <Stack direction="row" sx={{ mb: 2, overflowX: 'auto' }}>
        <ToggleButtonGroup
          size="small"
          value={state.kinds}
          aria-label={t('history.filter')}
          onChange={(_event, chosen: RegulationEventKind[]) => setState({ kinds: chosen })}
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
                <Timeline events={items} onOpen={open} />
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
      {opened ? <EvidencePanel signature={opened} onClose={() => open('')} /> : null}
    </>
  );
}
