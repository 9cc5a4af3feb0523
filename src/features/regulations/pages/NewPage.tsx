import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FilePlus2, FileType2, LayoutTemplate, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '@src/components/layout/BackLink';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useCall } from '@src/store/useCall';
import { uuid } from '@src/lib/uuid';
import { EditModeGate } from '@src/store/EditModeGate';
import { useRegulationCreateMutation, type RegulationInput } from '../api';
import { EmptyForm } from '../create/EmptyForm';
import { FileImport } from '../create/FileImport';
import { TemplateGallery } from '../create/TemplateGallery';
import { regulationPath } from '../lib/paths';

/** Three ways to create a regulation, each of which leads to the editor. */
export function NewPage() {
  const { t } = useTranslation('regulations');
  const navigate = useNavigate();
  const call = useCall();
  const [create, { isLoading }] = useRegulationCreateMutation();
  // The idempotency key: one page creates one regulation, even when the request is repeated.
  const [clientKey, setClientKey] = useState(uuid);
  const open = (id: number) => void navigate(regulationPath('editor', id, 'edit'), { replace: true });
  const begin = async (regulation: RegulationInput, templateKey?: string) => {
    const { data } = await call(create({ regulation, templateKey: templateKey ?? null, clientKey }));
    setClientKey(uuid());
    if (data) open(data.regulationCreate.id);
  };
  return (
    <>
      <PageHeader
        back={<BackLink to="/regulation/editor/list">{t('list.editor')}</BackLink>}
        title={t('new.title')}
        purpose={t('new.purpose')}
      />
      <EditModeGate>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, mb: 4 }}>
          <Way icon={FilePlus2} title={t('new.empty')} text={t('new.emptyText')}>
            <EmptyForm onSubmit={(regulation) => begin(regulation).catch(() => undefined)} />
          </Way>
          <Way icon={FileType2} title={t('new.file')} text={t('new.fileText')}>
            <FileImport onImported={open} />
          </Way>
        </Box>
        <Way icon={LayoutTemplate} title={t('new.template')} text={t('new.templateText')}>
          <TemplateGallery
            isBusy={isLoading}
            onChoose={(template) =>
              void begin({ name: template.name, type: template.type }, template.key).catch(() => undefined)
            }
          />
        </Way>
      </EditModeGate>
    </>
  );
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon: Icon, title, text, children }: WayProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 2 }}>
        <Box
          aria-hidden
          sx={({ tokens }) => ({
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            flexShrink: 0,
            borderRadius: 1.25,
            color: tokens.primary,
            bgcolor: tokens.primarySoft,
          })}
        >
          <Icon size={20} />
        </Box>
        <Box>
          <Typography id={titleId} component="h2" variant="h2">
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
      </Box>
      {children}
    </Card>
  );
}
