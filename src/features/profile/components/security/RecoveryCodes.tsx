import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '@src/lib/save-blob';
import { CopyButton } from '@src/store/CopyButton';

/** The recovery codes, shown only once, to be copied, saved or written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('security');
  const text = codes.join('\n');
  return (
    <>
      <DialogContent>
        <Typography color="textSecondary">{t('security:codes.text')}</Typography>
        <Box
          component="ul"
          aria-label={t('security:codes.title')}
          sx={(theme) => ({
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 1,
            m: 0,
            my: 2,
            p: 2,
            listStyle: 'none',
            borderRadius: 1.5,
            border: `1px solid ${theme.tokens.border}`,
            fontFamily: 'monospace',
            fontSize: 16,
          })}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <CopyButton text={text}>{t('security:codes.copy')}</CopyButton>
          <Button
            variant="outlined"
            startIcon={<Download />}
            onClick={() => saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), 'adaptika-codes.txt')}
          >
            {t('security:codes.download')}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onDone}>
          {t('security:codes.done')}
        </Button>
      </DialogActions>
    </>
  );
}
