import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { type TextSize, textSizes } from './text-size';

interface TextSizesProps {
  size: TextSize;
  onChange: (size: TextSize) => void;
}

/** Selects the text size: small, normal, large. */
export function TextSizes({ size, onChange }: TextSizesProps) {
  const { t } = useTranslation('educations');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={size}
      aria-label={t('reader.size')}
      onChange={(_event, next: TextSize | null) => next && onChange(next)}
    >
      {textSizes.map((textSize) => (
        <ToggleButton key={textSize} value={textSize} aria-label={t('reader.sizeOf', { size: textSize })}>
          <span style={{ fontSize: textSize, lineHeight: '20px' }}>{t('reader.letter')}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
