import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '@src/components/layout/Section';
import { useIsEdit } from '@src/store/useEditMode';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { EmployeeLeaving } from '../api';
import { HandOverDialog } from './HandOverDialog';
import { useHandoverText } from './useHandoverText';

type Item = EmployeeLeaving['handover'][number];

/** The items that a person owns: each line links to one, and all can be handed over. */
export function Handover({ leaving }: { leaving: EmployeeLeaving }) {
  const { t } = useTranslation('leaving');
  const isEdit = useIsEdit();
  const [isGiven, setIsGiven] = useState(false);
  const { handover, person } = leaving;
  const given = handover.filter(({ kind }) => kind !== 'request');
  return (
    <Section
      title={t('leaving:handover.title')}
      text={t('leaving:handover.text')}
      action={
        given.length && isEdit ? (
          <Button size="small" variant="outlined" onClick={() => setIsGiven(true)}>
            {t('leaving:handover.give')}
          </Button>
        ) : undefined
      }
    >
      {handover.length === 0 ? (
        <Typography color="textSecondary">{t('leaving:handover.none')}</Typography>
      ) : (
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {handover.map((item) => (
            <Line key={`${item.kind}:${item.id}`} item={item} />
          ))}
        </Stack>
      )}
      {isGiven ? <HandOverDialog userId={person.id} items={given} onClose={() => setIsGiven(false)} /> : null}
    </Section>
  );
}

function Line({ item }: { item: Item }) {
  const { t } = useTranslation('leaving');
  const text = useHandoverText();
  const { name, more } = text(item);
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {[t(`leaving:handover.kind.${item.kind}`), more].filter(Boolean).join(' · ')}
      </Typography>
      <Link component={RouterLink} to={item.route}>
        {name}
      </Link>
    </Box>
  );
}
