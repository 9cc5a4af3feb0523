import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { languages } from '@src/lib/languages';
import { type MatrixRow, useNotificationTextsQuery } from '../api';
import { TextForm } from './TextForm';

interface TextPanelProps {
  row: MatrixRow;
  canWrite: boolean;
  onClose: () => void;
}

/** The texts of one type in both languages. */
export function TextPanel({ row, canWrite, onClose }: TextPanelProps) {
  const { t, i18n } = useTranslation(['notifications', 'common']);
  const [lang, setLang] = useState(i18n.language);
  const query = useNotificationTextsQuery({ type: row.type });
  return (
    <SidePanel title={row.name} subtitle={t('notifications:texts.purpose')} onClose={onClose}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={lang}
          aria-label={t('common:language.choose')}
          onChange={(_event, next: string | null) => {
            if (next !== null) setLang(next);
          }}
        >
          {languages.map((value) => (
            <ToggleButton key={value} value={value} lang={value}>
              {t(`common:language.name.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Loaded
          data={query.data?.notificationTexts.find((text) => text.lang === lang)}
          error={query.error}
          onRetry={() => void query.refetch()}
          skeleton={<SkeletonRows rows={3} columns={1} />}
        >
          {(text) => (
            <TextForm
              key={lang}
              type={row.type}
              text={text}
              canWrite={canWrite}
              refresh={() => void query.refetch()}
            />
          )}
        </Loaded>
      </Stack>
    </SidePanel>
  );
}
