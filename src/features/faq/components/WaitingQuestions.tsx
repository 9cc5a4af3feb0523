import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useFaqQuestionCloseMutation, useFaqQuestionsQuery } from '../api';
import { faqPaths } from '../lib/faq-paths';

/** For super admins: searches without a result. */
export function WaitingQuestions() {
  const { t, i18n } = useTranslation('faq');
  // The questions come from other organizations and cause no live event here.
  const { data } = useFaqQuestionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [close] = useFaqQuestionCloseMutation();
  const questions = data?.faqQuestions ?? [];
  if (questions.length === 0) return null;
  return (
    <Section title={t('faq:waiting.title')} text={t('faq:waiting.text')}>
      <List disablePadding>
        {questions.map(({ id, text, organizationName, createdAt, entryId }) => (
          <ListItem key={id} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Stack sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
              <Typography color="textSecondary" sx={{ fontSize: 13 }}>
                {organizationName} · {formatDate(createdAt, 'dateTime', i18n.language)}
                {entryId ? ` · ${t('faq:waiting.proposal')}` : null}
              </Typography>
            </Stack>
            <Button
              component={RouterLink}
              to={entryId ? faqPaths.edit(entryId) : faqPaths.answer(text)}
              size="small"
              variant="outlined"
            >
              {t(entryId ? 'faq:waiting.change' : 'faq:waiting.answer')}
            </Button>
            <Button size="small" color="inherit" onClick={() => void close({ id })}>
              {t('faq:waiting.close')}
            </Button>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
