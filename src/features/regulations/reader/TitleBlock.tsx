import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import type { RegulationDetails, VersionText } from '../api';

interface DocumentFactsProps {
  regulation: RegulationDetails;
  version: VersionText;
}

/** The header of the document, above its text. */
export function TitleBlock({ isOnPaperOnly, ...facts }: DocumentFactsProps & { isOnPaperOnly: boolean }) {
  return (
    <Box
      sx={{
        pb: 2.5,
        mb: 3,
        borderBottom: 1,
        borderColor: 'divider',
        ...(isOnPaperOnly ? { display: 'none', '@media print': { display: 'block' } } : {}),
      }}
    >
      <DocumentFacts {...facts} />
    </Box>
  );
}

/** The document's type, version, effective date and owner. */
export function DocumentFacts({ regulation, version }: DocumentFactsProps) {
  const { t } = useTranslation('regulations');
  const minutes = Math.max(1, Math.round(version.readingSec / 60));
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        gap: 2,
      }}
    >
      <Fact term={t('title.type')}>{t(`type.${regulation.type}`)}</Fact>
      <Fact term={t('title.version')}>{version.label}</Fact>
      <Fact term={t('title.effective')}>
        {formatDate(version.effectiveFrom ?? version.publishedAt) || t('title.notYet')}
      </Fact>
      <Fact term={t('title.owner')}>{regulation.owner.nameShort}</Fact>
      <Fact term={t('title.approvedBy')}>
        {version.approvals
          .filter(({ status }) => status === 'approved')
          .map(({ approver }) => approver.nameShort)
          .join(', ') ||
          version.publishedBy?.nameShort ||
          '–'}
      </Fact>
      <Fact term={t('title.reading')}>{t('minutes', { count: minutes })}</Fact>
      {version.sha256 ? (
        <Fact term={t('title.hash')}>
          <Hash value={version.sha256} />
        </Fact>
      ) : null}
    </Box>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 540 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** The start of a hash; the full hash on demand. */
export function Hash({ value, length = 10 }: { value: string; length?: number }) {
  return (
    <Tooltip title={<Box sx={{ fontFamily: 'monospace', wordBreak: 'break-all' }}>{value}</Box>}>
      <Box
        component="span"
        tabIndex={0}
        sx={{ fontFamily: 'ui-monospace, monospace', fontSize: 13, borderRadius: 0.5, cursor: 'help' }}
      >
        {value.slice(0, length)}…
      </Box>
    </Tooltip>
  );
}
