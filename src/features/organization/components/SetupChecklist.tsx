import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Check, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProgressRing } from '@src/components/data/ProgressRing';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import type { OrganizationAboutQuery } from '../api';
import { SetupDone } from './SetupDone';

type Step = NonNullable<OrganizationAboutQuery['organizationAbout']['setup']>[number];

/** The page of each step. The logo is set in place. */
const routes: Record<Exclude<Step['key'], 'logo'>, string> = {
  card: '/organization/setting-main',
  position: '/structure/positions',
  subdivision: '/structure/list',
  employee: '/employees/import',
  role: '/roles',
  regulation: '/regulation/editor/list',
  assignment: '/regulation/editor/list',
};

interface SetupChecklistProps {
  steps: readonly Step[];
  onLogo: () => void;
}

/** «Настройка кабинета»: the remaining steps, detected from the data. Shows a message when all are done. */
export function SetupChecklist({ steps, onLogo }: SetupChecklistProps) {
  const { t } = useTranslation('organization');
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return <SetupDone />;
  return (
    <Card component="section" aria-labelledby="setup-title" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1.5 }}>
        <ProgressRing value={Math.round((100 * done) / steps.length)} label={t('organization:setup.title')}>
          {`${done}/${steps.length}`}
        </ProgressRing>
        <Box>
          <Typography id="setup-title" component="h2" variant="h2">
            {t('organization:setup.title')}
          </Typography>
          <Typography color="textSecondary">{t('organization:setup.text')}</Typography>
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {steps.map((step) => (
          <li key={step.key}>
            <StepRow step={step} onLogo={onLogo} />
          </li>
        ))}
      </Box>
    </Card>
  );
}

function StepRow({ step, onLogo }: { step: Step; onLogo: () => void }) {
  const { t } = useTranslation('organization');
  const target = step.key === 'logo' ? { onClick: onLogo } : { component: Link, to: routes[step.key] };
  return (
    <ButtonBase
      {...target}
      disabled={step.isDone}
      sx={{
        width: '100%',
        gap: 1.5,
        px: 1,
        minHeight: 44,
        borderRadius: 1,
        justifyContent: 'flex-start',
        textAlign: 'left',
        color: step.isDone ? 'text.secondary' : 'text.primary',
        '&:hover': { bgcolor: (theme) => theme.tokens.hover },
      }}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: 22,
          height: 22,
          flexShrink: 0,
          borderRadius: '50%',
          border: step.isDone ? 0 : `1.5px solid ${theme.tokens.borderStrong}`,
          bgcolor: step.isDone ? theme.tokens.status.green.soft : 'transparent',
          color: theme.tokens.status.green.text,
        })}
      >
        {step.isDone ? <Check size={14} strokeWidth={2.5} /> : null}
      </Box>
      <Box component="span" sx={{ flex: 1, textDecoration: step.isDone ? 'line-through' : 'none' }}>
        {t(`organization:setup.step.${step.key}`)}
      </Box>
      {step.isDone ? (
        <VisuallyHidden>{t('organization:setup.done')}</VisuallyHidden>
      ) : (
        <ChevronRight size={17} aria-hidden />
      )}
    </ButtonBase>
  );
}
