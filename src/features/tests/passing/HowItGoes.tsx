import Box from '@mui/material/Box';
import {
  Award,
  CalendarClock,
  DoorClosed,
  DoorOpen,
  Eye,
  type LucideIcon,
  RotateCcw,
  Save,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import type { TestDetails } from '../api';

type Settings = NonNullable<TestDetails['currentVersion']>['settings'];

interface HowItGoesProps {
  settings: Settings;
  dueAt: string | null;
}

/** What a person wants to know before they start a test: whether they may pause it, try again, and see their errors. */
export function HowItGoes({ settings, dueAt }: HowItGoesProps) {
  const { t } = useTranslation('tests');
  const { limitMinutes, attemptsMax, delayHours, grading, openOn, closeOn } = settings;
  const isRepeated = attemptsMax !== 1;
  const lines: { icon: LucideIcon; text: string }[] = [
    ...(dueAt ? [{ icon: CalendarClock, text: t('start.how.due', { date: formatDate(dueAt) }) }] : []),
    ...(openOn ? [{ icon: DoorOpen, text: t('start.how.open', { date: formatDate(openOn) }) }] : []),
    ...(closeOn ? [{ icon: DoorClosed, text: t('start.how.close', { date: formatDate(closeOn) }) }] : []),
    { icon: Save, text: t(limitMinutes > 0 ? 'start.how.savedTimed' : 'start.how.saved') },
    ...(isRepeated
      ? [
          {
            icon: RotateCcw,
            text: delayHours > 0 ? t('start.how.againLater', { count: delayHours }) : t('start.how.again'),
          },
          { icon: Award, text: t(`start.how.grading.${grading}`) },
        ]
      : []),
    ...useShown(settings).map((text) => ({ icon: Eye, text })),
  ];
  return (
    <Section title={t('start.how.title')}>
      <Box
        component="ul"
        sx={{
          ...{ m: 0, p: 0, listStyle: 'none', display: 'grid', columnGap: 4, rowGap: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {lines.map(({ icon: Icon, text }) => (
          <Box key={text} component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
            <Box component={Icon} size={20} aria-hidden sx={{ flexShrink: 0, color: 'primary.main' }} />
            {text}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const parts = ['score', 'correctness', 'key', 'explanation'] as const;
const moments = ['immediately', 'afterPass'] as const;

/** What will be shown after an attempt: a sentence for each moment. */
function useShown({ review }: Settings): string[] {
  const { t, i18n } = useTranslation('tests');
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return moments.flatMap((moment) => {
    const shown = parts.filter((part) => review[part] === moment).map((part) => t(`start.how.part.${part}`));
    return shown.length > 0 ? [t(`start.how.shown.${moment}`, { list: listed.format(shown) })] : [];
  });
}
