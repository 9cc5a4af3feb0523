import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { PlainField } from './PlainField';

interface PointsFieldProps {
  points: number;
  error: string | undefined;
  onChange: (points: number) => void;
}

const POINT = 100;

/** Points as typed, «1,5»; an invalid number counts as zero and shows an error. */
export function PointsField({ points, error, onChange }: PointsFieldProps) {
  const { t, i18n } = useTranslation('tests');
  const [typed, setTyped] = useState(() =>
    points > 0 ? (points / POINT).toLocaleString(i18n.language, { useGrouping: false }) : '',
  );
  return (
    <PlainField
      label={t('question.points')}
      isRequired
      inputMode="decimal"
      maxLength={7}
      value={typed}
      error={error}
      onChange={(text) => {
        setTyped(text);
        const value = Math.round(Number(text.trim().replace(',', '.')) * POINT);
        onChange(Number.isFinite(value) && value > 0 ? Math.min(value, limits.testPointsMax) : 0);
      }}
    />
  );
}
