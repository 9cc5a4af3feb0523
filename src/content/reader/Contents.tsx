import { numberBeside } from '@domain/clause-levels';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Clause } from '../types';
import { clauseTitle } from '../lib/clause-title';
import { useContentText } from '../words';

interface ContentsProps {
  clauses: readonly Clause[];
  changedIds: ReadonlySet<string>;
  activeId: string | null;
  onGo: (clause: Clause) => void;
}

/** The table of contents: sections and their points, two levels deep. */
export function Contents({ clauses, changedIds, activeId, onGo }: ContentsProps) {
  const { t } = useContentText();
  const hasSections = clauses.some(({ level }) => level > 1);
  const shown = clauses.filter(({ level }) => level <= (hasSections ? 2 : 1));
  return (
    <Box component="nav" aria-label={t('contents.title')}>
      <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
        {t('contents.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((clause) => (
          <li key={clause.id}>
            <Link
              component="button"
              type="button"
              underline="none"
              aria-current={activeId === clause.id ? 'location' : undefined}
              onClick={() => onGo(clause)}
              sx={({ tokens }) => ({
                display: 'flex',
                gap: 1,
                width: '100%',
                textAlign: 'left',
                py: 0.5,
                pl: 1 + (clause.level - 1) * 1.5,
                pr: 1,
                fontSize: 13,
                lineHeight: '18px',
                fontWeight: clause.level === 1 ? 560 : 440,
                borderLeft: `2px solid ${activeId === clause.id ? tokens.primary : tokens.border}`,
                color: activeId === clause.id ? tokens.primary : tokens.textSecondary,
                '&:hover': { color: tokens.text, bgcolor: tokens.hover },
                // The contents are a scroll container, which would clip an outer focus ring.
                '&.Mui-focusVisible': { outlineOffset: -2 },
              })}
            >
              <span>{numberBeside(clause.number)}</span>
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                {clauseTitle(clause.text, 70)}
              </Box>
              {changedIds.has(clause.id) ? (
                <Box
                  component="span"
                  sx={{ color: 'warning.main', fontWeight: 700 }}
                  title={t('diff.changed')}
                >
                  ~
                </Box>
              ) : null}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
