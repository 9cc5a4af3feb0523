import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FileDrop } from '@src/components/form/FileDrop';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { sha256Of } from '@src/lib/sha256';
import { useCall } from '@src/store/useCall';
import { type ReportSnapshotMatch, useLazyReportSnapshotBySha256Query } from '../api';

type Outcome = { kind: 'found'; match: ReportSnapshotMatch } | { kind: 'unknown' | 'tooLarge' | 'noTls' };

/** Checks whether a file is an unaltered snapshot: its checksum is computed in the browser, nothing is uploaded. */
export function SnapshotCheck() {
  const { t } = useTranslation('reports');
  const [checked, setChecked] = useState<{ file: string; outcome: Outcome } | null>(null);
  const outcomeOf = useOutcomeOf();
  const check = async ([file]: File[]) => {
    if (!file) return;
    setChecked(null);
    const outcome = await outcomeOf(file).catch(() => null);
    if (outcome) setChecked({ file: file.name, outcome });
  };
  return (
    <Section title={t('reports:check.title')} text={t('reports:check.text')}>
      <Stack spacing={1.5}>
        <FileDrop
          label={t('reports:check.drop')}
          extensions={['pdf']}
          onFiles={(files) => void check(files)}
        />
        <div role="status">{checked ? <Verdict file={checked.file} outcome={checked.outcome} /> : null}</div>
      </Stack>
    </Section>
  );
}

function useOutcomeOf(): (file: File) => Promise<Outcome> {
  const [find] = useLazyReportSnapshotBySha256Query();
  const call = useCall();
  return async (file) => {
    if (file.size > limits.report.snapshotBytes) return { kind: 'tooLarge' };
    const sha256 = await sha256Of(file);
    if (sha256 === null) return { kind: 'noTls' };
    const { data } = await call(find({ sha256 }));
    const match = data?.reportSnapshotBySha256;
    return match ? { kind: 'found', match } : { kind: 'unknown' };
  };
}

function Verdict({ file, outcome }: { file: string; outcome: Outcome }) {
  const { t, i18n } = useTranslation('reports');
  if (outcome.kind !== 'found') {
    return (
      <Alert severity={outcome.kind === 'noTls' ? 'warning' : 'error'}>
        {t(`reports:check.${outcome.kind}`, { file })}
      </Alert>
    );
  }
  const { createdAt, isWhole, snapshot } = outcome.match;
  const at = formatDate(createdAt, 'dateTime', i18n.language);
  const verdict = isWhole ? 'found' : 'broken';
  return (
    <Alert severity={isWhole ? 'success' : 'error'}>
      {snapshot
        ? t(`reports:check.${verdict}`, { name: snapshot.name, madeBy: snapshot.madeBy, at })
        : t(`reports:check.${verdict}Ours`, { at })}
    </Alert>
  );
}
