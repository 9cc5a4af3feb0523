import type { TemplateCard } from '@src/components/data/TemplateCards';
import { TemplateCardsDialog } from '@src/components/data/TemplateCardsDialog';
import type { Lang } from '@src/lib/languages';
import { useAppSelector } from '@src/store/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readOutline } from './read-outline';
import { templateKeys, templateText, type TemplateKey } from './templates';

interface StructureTemplate {
  key: TemplateKey;
  text: string;
}

/** Sizes are computed from the templates, so that the cards cannot be wrong. */
function useTemplates(lang: Lang): StructureTemplate[] | undefined {
  const [templates, setTemplates] = useState<StructureTemplate[]>();
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
  /** Gets the list of the selected template. */
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** Structure templates by industry. */
export function TemplatesDialog({ onChoose, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation('structure');
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
      onChoose: () => onChoose(text),
    };
  };
  return (
    <TemplateCardsDialog
      title={t('structure:outline.templatesTitle')}
      text={t('structure:outline.templatesText')}
      cards={templates?.map(cardOf)}
      count={templateKeys.length}
      onClose={onClose}
    />
  );
}
