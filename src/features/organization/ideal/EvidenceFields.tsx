import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipsPicker } from '@src/components/form/ChipsPicker';
import { FormTextField } from '@src/components/form/FormTextField';
import { type IdealStatement, useIdealRegulationsQuery } from '../api';
import type { StatementValues } from './statement-form';

/** The fields for the evidence of a statement: regulations, and external links. */
export function EvidenceFields({ statement }: { statement: IdealStatement | null }) {
  const { t } = useTranslation('ideal');
  const { values, setFieldValue } = useFormikContext<StatementValues>();
  const { regulationIds, links } = values;
  const isFull = regulationIds.length + links.length >= limits.idealEvidence;
  return (
    <Box role="group" aria-label={t('ideal:evidence.title')}>
      <Stack spacing={1.5}>
        <Regulations statement={statement} />
        {links.map((_link, index) => (
          <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
            <FormTextField
              name={`links.${index}.url`}
              label={t('ideal:evidence.url')}
              type="url"
              placeholder="https://"
              maxLength={limits.linkUrl}
            />
            <FormTextField
              name={`links.${index}.name`}
              label={t('ideal:evidence.name')}
              maxLength={limits.linkName}
            />
            <IconButton
              aria-label={t('ideal:evidence.remove', { number: index + 1 })}
              onClick={() =>
                void setFieldValue(
                  'links',
                  links.filter((_, link) => link !== index),
                )
              }
              sx={{ mt: '26px !important' }}
            >
              <X />
            </IconButton>
          </Stack>
        ))}
        <Box>
          <Button
            size="small"
            startIcon={<Plus />}
            disabled={isFull}
            onClick={() => void setFieldValue('links', [...links, { url: '', name: '' }])}
          >
            {t('ideal:evidence.add')}
          </Button>
          {isFull ? (
            <Typography variant="body2" color="textSecondary" component="span" sx={{ ml: 1 }}>
              {t('ideal:evidence.most', { max: limits.idealEvidence })}
            </Typography>
          ) : null}
        </Box>
      </Stack>
    </Box>
  );
}

function Regulations({ statement }: { statement: IdealStatement | null }) {
  const { t } = useTranslation('ideal');
  const { values, setFieldValue } = useFormikContext<StatementValues>();
  const [search, setSearch] = useState('');
  const { data, isFetching } = useIdealRegulationsQuery({ search: search.trim() || null });
  const own = (statement?.evidence ?? []).flatMap(({ regulationId, name }) =>
    regulationId ? [{ id: regulationId, name, isArchive: false }] : [],
  );
  const found = [...(data?.editor.items ?? []), ...(data?.my.items ?? []), ...own];
  const options = [...new Map(found.map((item) => [item.id, item])).values()].map((item) => ({
    ...item,
    sampleKind: 'regulation' as const,
  }));
  const room = limits.idealEvidence - values.links.length;
  return (
    <ChipsPicker
      label={t('ideal:evidence.regulations')}
      placeholder={t('ideal:evidence.regulationsPlaceholder')}
      options={options}
      value={values.regulationIds}
      isLoading={isFetching}
      onSearch={setSearch}
      onChange={(ids) => void setFieldValue('regulationIds', ids.slice(0, room))}
    />
  );
}
