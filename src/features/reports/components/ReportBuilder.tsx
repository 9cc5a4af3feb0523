import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { DownloadButton } from '@src/store/DownloadButton';
import { useCall } from '@src/store/useCall';
import { type Report, type ReportSource, useReportDeleteMutation } from '../api';
import { isSameShape, type ReportShape } from '../lib/report-shape';
import { ReportPreview } from './ReportPreview';
import { SaveReportDialog } from './SaveReportDialog';
import { ShapePanel } from './ShapePanel';

interface ReportBuilderProps {
  sources: readonly ReportSource[];
  /** Null: it is not saved yet. */
  report: Report | null;
  name: string;
  initial: ReportShape;
}

/** What a report shows, beside what it is put together of; its rows follow at once. */
export function ReportBuilder({ sources, report, name, initial }: ReportBuilderProps) {
  const { t } = useTranslation('reports');
  const [shape, setShape] = useState(initial);
  const source = sources.find((each) => each.name === shape.source);
  const isChanged = !isSameShape(shape, initial);
  if (!source) return null;
  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography component="h2" variant="h2">
          {name || t('reports:new')}
        </Typography>
        <Actions report={report} name={name} shape={shape} isChanged={isChanged} />
      </Stack>
      <ShapePanel sources={sources} source={source} shape={shape} onChange={setShape} />
      {report?.schedule?.lastRefused.length ? (
        <Alert severity="warning">
          {t('reports:schedule.refused', { names: report.schedule.lastRefused.join(', ') })}
        </Alert>
      ) : null}
      <ReportPreview source={source} shape={shape} />
    </Stack>
  );
}

interface ActionsProps {
  report: Report | null;
  name: string;
  shape: ReportShape;
  isChanged: boolean;
}

/** Taken along as it is saved; saved, as one's own when it is somebody else's; deleted. */
function Actions({ report, name, shape, isChanged }: ActionsProps) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'save' | 'delete' | null>(null);
  const [remove] = useReportDeleteMutation();
  const call = useCall();
  const own = report?.isOwn ? report : null;
  const close = () => setAsked(null);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {own ? (
        <Button color="error" onClick={() => setAsked('delete')}>
          {t('common:action.delete')}
        </Button>
      ) : null}
      {report && !isChanged ? (
        <DownloadButton path={`/api/reports/${report.id}.xlsx`}>{t('common:action.export')}</DownloadButton>
      ) : null}
      <Button variant={isChanged || !report ? 'contained' : 'outlined'} onClick={() => setAsked('save')}>
        {t(own ? 'reports:save.own' : 'reports:save.new')}
      </Button>
      {asked === 'save' ? (
        <SaveReportDialog
          report={own}
          name={name}
          shape={shape}
          onSaved={({ id }) => void navigate(`/statistic/report/${id}`, { replace: true })}
          onClose={close}
        />
      ) : null}
      {own ? (
        <ConfirmDialog
          isOpen={asked === 'delete'}
          title={t('reports:delete.title', { name: own.name })}
          confirmLabel={t('common:action.delete')}
          isDestructive
          onConfirm={async () => {
            await call(remove({ id: own.id }));
            void navigate('/statistic/report', { replace: true });
          }}
          onClose={close}
        >
          {t('reports:delete.text')}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
