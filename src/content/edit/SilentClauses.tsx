import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { useField } from 'formik';
import type { PublishPreview } from '../types';
import { useContentText } from '../words';

/** All changed clauses, each with a choice whether the change must be signed again. */
export function SilentClauses({ changes }: { changes: PublishPreview['changes'] }) {
  const { t } = useContentText();
  const [{ value }, { error }, { setValue }] = useField<string[]>('silentClauseIds');
  const toggle = (id: string) =>
    void setValue(value.includes(id) ? value.filter((item) => item !== id) : [...value, id]);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 560 }}>
        {t('publish.clauses')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('publish.clausesHelp')}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 240, overflowY: 'auto' }}
        tabIndex={0}
        aria-label={t('publish.clauses')}
      >
        {changes.map(({ clauseId, number, title, kind }) => {
          const isSilent = value.includes(clauseId);
          return (
            <Box
              component="li"
              key={clauseId}
              sx={({ tokens }) => ({ display: 'flex', borderBottom: `1px solid ${tokens.border}` })}
            >
              <Box
                component="label"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 0.5,
                  flex: 1,
                  minWidth: 0,
                  cursor: 'pointer',
                }}
              >
                <Checkbox checked={!isSilent} onChange={() => toggle(clauseId)} />
                <Box sx={{ minWidth: 0, flex: 1, py: 0.5 }}>
                  <Typography variant="body2" noWrap>
                    <Box component="span" sx={{ fontWeight: 560, mr: 0.75 }}>
                      {number}
                    </Box>
                    {title || t('outline.empty')}
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    {t(`diff.${kind}`)}
                    {isSilent ? ` · ${t('publish.silent')}` : ''}
                  </Typography>
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
      <ErrorText text={error} />
    </Box>
  );
}
