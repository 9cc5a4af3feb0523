import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useFaqCommentsQuery } from '../api';
import { reasonsText } from '../lib/reasons-text';

/** For super admins: how often the answer helped, why it did not, and the readers' comments. */
export function EntryOpinions({ id }: { id: number }) {
  const { t, i18n } = useTranslation('faq');
  // Readers of other organizations vote, and their changes cause no live event here.
  const { data } = useFaqCommentsQuery({ id }, { refetchOnMountOrArgChange: true });
  const source = data?.faqEntry.source;
  if (!source || source.helpful + source.notHelpful === 0) return null;
  const { helpful, notHelpful, comments } = source;
  return (
    <Section title={t('faq:opinions.title')} text={t('faq:votes', { helpful, notHelpful })}>
      {notHelpful > 0 ? <Typography>{reasonsText(t, source)}</Typography> : null}
      <List disablePadding>
        {comments.map(({ reason, comment, updatedAt }, index) => (
          <ListItem key={index} disableGutters divider sx={{ display: 'block' }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{comment}</Typography>
            <Typography color="textSecondary" sx={{ fontSize: 13 }}>
              {t(`faq:reason.${reason}`)} · {formatDate(updatedAt, 'dateTime', i18n.language)}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
