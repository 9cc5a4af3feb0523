import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { usePageTitle } from '@src/components/routing/page-title';
import { useCall } from '@src/store/useCall';
import { useIsOwnEdit } from '@src/store/useEditMode';
import { type Report, type ReportSource, useReportDeleteMutation } from '../api';
import { isSameShape, type ReportShape } from '../lib/report-shape';
import { ReportFiles, ReportFileLimits } from './ReportFiles';
import { ReportPreview } from './ReportPreview';
import { SaveReportDialog } from './SaveReportDialog';
import { ShapePanel } from './ShapePanel';
import { useReportRows } from './useReportRows';

interface ReportBuilderProps {
  sources: readonly ReportSource[];
  /** Null when it is not saved yet. */
  report: Report | null;
  name: string;
  initial: ReportShape;
}

/** The editor of a report: its settings, and its rows, which update immediately. */
export function ReportBuilder({ sources, report, name, initial }: ReportBuilderProps) {
  const { t } = useTranslation('reports');
  const [shape, setShape] = useState(initial);
  const shown = useReportRows(shape);
  const heading = name || t('reports:new');
  usePageTitle(heading, t('common:siteName'), t('reports:tab'));
  const source = sources.find((item) => item.name === shape.source);
  const isChanged = !isSameShape(shape, initial);
  const count = shown.found?.count ?? 0;
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
          {heading}
        </Typography>
        <Actions report={report} name={name} shape={shape} isChanged={isChanged} count={count} />
      </Stack>
      <ShapePanel sources={sources} source={source} shape={shape} onChange={setShape} />
      {report?.schedule?.lastRejected.length ? (
        <Alert severity="warning">
          {t('reports:schedule.refused', { names: report.schedule.lastRejected.join(', ') })}
        </Alert>
      ) : null}
      {report && !isChanged ? <ReportFileLimits count={count} /> : null}
      <ReportPreview source={source} shape={shape} shown={shown} />
    </Stack>
  );
}

interface ActionsProps {
  report: Report | null;
  name: string;
  shape: ReportShape;
  isChanged: boolean;
  /** The number of the report's rows. */
  count: number;
}

/** The actions: export and snapshot, which use the saved state, and in edit mode delete and save. */
function Actions({ report, name, shape, isChanged, count }: ActionsProps) {
  const isEdit = useIsOwnEdit();
  const own = report?.isOwn ? report : null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {own && isEdit ? <DeleteButton report={own} /> : null}
      {report && !isChanged ? <ReportFiles report={report} count={count} /> : null}
      {isEdit ? <SaveButton own={own} name={name} shape={shape} isMain={isChanged || !report} /> : null}
    </Stack>
  );
}

interface SaveButtonProps {
  /** The user's own report; null when it is new or somebody else's, and is saved as a copy. */
  own: Report | null;
  name: string;
  shape: ReportShape;
  isMain: boolean;
}

function SaveButton({ own, name, shape, isMain }: SaveButtonProps) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <Button variant={isMain ? 'contained' : 'outlined'} onClick={() => setIsSaving(true)}>
        {t(own ? 'reports:save.own' : 'reports:save.new')}
      </Button>
      {isSaving ? (
        <SaveReportDialog
          report={own}
          name={name}
          shape={shape}
          onSaved={({ id }) => void navigate(`/statistic/report/${id}`, { replace: true })}
          onClose={() => setIsSaving(false)}
        />
      ) : null}
    </>
  );
}

function DeleteButton({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const call = useCall();
  const [isAsked, setIsAsked] = useState(false);
  const [remove] = useReportDeleteMutation();
  return (
    <>
      <Button color="error" onClick={() => setIsAsked(true)}>
        {t('common:action.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('reports:delete.title', { name: report.name })}
        confirmLabel={t('common:action.delete')}
        isDestructive
        onConfirm={async () => {
          await call(remove({ id: report.id }));
          void navigate('/statistic/report', { replace: true });
        }}
        onClose={() => setIsAsked(false)}
      >
        {t('reports:delete.text')}
      </ConfirmDialog>
    </>
  );
}
