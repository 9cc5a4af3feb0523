import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { TemplateCards, type TemplateCard } from '@src/components/data/TemplateCards';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import type { Lang } from '@src/lib/languages';
import { useAppSelector } from '@src/store/hooks';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readOutline } from './read-outline';
import { templateKeys, templateText, type TemplateKey } from './templates';

interface StructureTemplate {
  key: TemplateKey;
  text: string;
}

/** What each holds is read from it: the card cannot say anything else. */
function useTemplates(lang: Lang): StructureTemplate[] | null {
  const [templates, setTemplates] = useState<StructureTemplate[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const texts = await Promise.all(
        templateKeys.map(async (key) => ({ key, text: await templateText(lang, key) })),
      );
      if (!isGone) setTemplates(texts);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [lang]);
  return templates;
}

interface TemplatesDialogProps {
  /** Gets the list of the one that was chosen. */
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** Structures of lines of business to begin with. */
export function TemplatesDialog({ onChoose, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation('structure');
  const titleId = useId();
  const isPhone = useIsPhone();
  const templates = useTemplates(useAppSelector((state) => state.settings.lang));
  const cardOf = ({ key, text }: StructureTemplate): TemplateCard => {
    const nodes = readOutline(text);
    const of = (kind: 'subdivision' | 'position') => nodes.filter((node) => node.kind === kind);
    return {
      key,
      name: t(`structure:outline.templates.${key}`),
      text: of('subdivision')
        .filter(({ depth }) => depth === 0)
        .map(({ name }) => name)
        .join(', '),
      facts: [
        t('structure:outline.subdivisions', { count: of('subdivision').length }),
        t('structure:outline.positions', { count: of('position').length }),
      ].join(' · '),
    };
  };
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('structure:outline.templatesTitle')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('structure:outline.templatesText')}
        </Typography>
        {templates ? (
          <TemplateCards
            cards={templates.map(cardOf)}
            onChoose={(key) => {
              const chosen = templates.find((one) => one.key === key);
              if (chosen) onChoose(chosen.text);
            }}
          />
        ) : (
          <SkeletonCards count={6} height={120} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
