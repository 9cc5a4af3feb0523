import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../text/VisuallyHidden';

const maxLength = 60;

const short = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

function Value({ text, isOld = false }: { text: string; isOld?: boolean }) {
  return (
    <Box
      component={isOld ? 'del' : 'ins'}
      sx={{
        textDecoration: isOld ? 'line-through' : 'none',
        color: isOld ? 'text.secondary' : 'text.primary',
        overflowWrap: 'anywhere',
      }}
    >
      {short(text)}
    </Box>
  );
}

interface ChangeLineProps {
  name: string;
  /** Null when the field was empty. */
  before: string | null;
  after: string | null;
}

/** One changed field: «Должность: Кассир → Старший кассир». */
export function ChangeLine({ name, before, after }: ChangeLineProps) {
  const { t } = useTranslation('common');
  return (
    <Typography variant="body2" component="div" sx={{ lineHeight: 1.5 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}:{' '}
      </Box>
      {before === null ? null : (
        <>
          <Value text={before} isOld />{' '}
          <Box component="span" aria-hidden sx={{ color: 'text.disabled', verticalAlign: '-2px' }}>
            <ArrowRight size={13} />
          </Box>{' '}
        </>
      )}
      {after === null ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('common:change.nothing')}
        </Box>
      ) : (
        <>
          <VisuallyHidden>{before === null ? '' : t('common:change.became')}</VisuallyHidden>
          <Value text={after} />
        </>
      )}
    </Typography>
  );
}
