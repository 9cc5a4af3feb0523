import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type SampleKind, useSampleObjectsQuery } from '@src/api/samples';
import { useAppSelector } from './hooks';

export interface SampleBadgeProps {
  kind: SampleKind;
  id: number;
  /** Without a space before it: it is alone, or its line can break. */
  isAlone?: boolean;
}

/** The badge itself, if the object belongs to the sample. */
export function SampleMark({ kind, id, isAlone = false }: SampleBadgeProps) {
  const { t } = useTranslation('common');
  const { data } = useSampleObjectsQuery();
  const isTaken = useAppSelector(({ app }) => app.consts?.sample === 'referrer');
  if (!data?.sampleObjects.some((object) => object.kind === kind && object.id === id)) return null;
  return (
    <Box
      component="span"
      sx={({ tokens }) => ({
        display: 'inline-block',
        flexShrink: 0,
        ml: isAlone ? 0 : 0.75,
        px: 0.75,
        height: 20,
        lineHeight: '20px',
        borderRadius: 1,
        fontSize: 12,
        fontWeight: 560,
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        color: tokens.accentText,
        bgcolor: tokens.accentSoft,
      })}
    >
      {t(isTaken ? 'common:sampleTaken' : 'common:sample')}
    </Box>
  );
}
