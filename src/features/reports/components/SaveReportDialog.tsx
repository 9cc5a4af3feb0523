import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { type Report, useReportSaveMutation } from '../api';
import { type ReportValues, reportSchema, reportValues, scheduleInput } from '../lib/report-form';
import { type ReportShape, reportInput } from '../lib/report-shape';
import { ScheduleFields } from './ScheduleFields';

interface SaveReportDialogProps {
  /** Null to create a new report of the user's own. */
  report: Report | null;
  name: string;
  shape: ReportShape;
  onSaved: (report: Report) => void;
  onClose: () => void;
}

/** The report's name, who can see it, and its email schedule. */
export function SaveReportDialog({ report, name, shape, onSaved, onClose }: SaveReportDialogProps) {
  const { t } = useTranslation('reports');
  const [save] = useReportSaveMutation();
  const [clientKey] = useState(uuid);
  const send = async (values: ReportValues, updatedAt: string | undefined) => {
    const input = reportInput(shape, {
      name: values.name.trim(),
      isShared: values.isShared,
      schedule: scheduleInput(values),
    });
    const answer = await save({
      report: { ...input, ...(report ? { id: report.id } : {}) },
      updatedAt: updatedAt ?? null,
      clientKey: report ? null : clientKey,
    });
    if (answer.data) onSaved(answer.data.reportSave);
    return answer;
  };
  return (
    <FormDialog<ReportValues>
      title={t(report ? 'reports:save.own' : 'reports:save.new')}
      submit={t('common:action.save')}
      record={report ?? undefined}
      draftName={`report-${report?.id ?? 'new'}`}
      initialValues={reportValues(report, name)}
      schema={reportSchema}
      send={send}
      onSaved={onClose}
      onClose={onClose}
    >
      <FormTextField name="name" label={t('reports:list.name')} isRequired maxLength={limits.report.name} />
      <FormCheckbox
        name="isShared"
        label={t('reports:save.isShared')}
        help={t('reports:save.isSharedHelp')}
      />
      <ScheduleFields />
    </FormDialog>
  );
}
