import { clock } from '@domain/clock';
import { spotKey, spotSearch } from '@domain/content/unclear';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { readerPage } from '@src/content/content-kind';
import { MessageCircleQuestion } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { type UnclearClause, useUnclearClausesQuery } from '../api';
import { InsightNotes } from '../components/InsightNotes';
import { objectPath, useStatisticTab, useStatisticText } from '../statistic-tab';

function useColumns(): SimpleColumn<UnclearClause>[] {
  const { t, i18n } = useStatisticText();
  const tab = useStatisticTab();
  const number = new Intl.NumberFormat(i18n.language);
  return [
    {
      key: 'clause',
      title: t('statistics:unclear.clause'),
      render: ({ object, clauseId, atSec, number: place, text }) => (
        <>
          <Link
            component={RouterLink}
            to={{
              pathname: objectPath(tab, object.id, readerPage(tab.kind)),
              search: spotSearch({ clauseId, atSec }),
            }}
            color="textPrimary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {atSec === null
              ? text || t('statistics:unclear.noText')
              : t('statistics:unclear.moment', { time: clock(atSec) })}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            {atSec === null ? t('statistics:unclear.of', { name: object.name, number: place }) : object.name}
          </Typography>
        </>
      ),
    },
    {
      key: 'count',
      title: t('statistics:unclear.count'),
      align: 'right',
      width: 110,
      render: ({ count }) => number.format(count),
    },
  ];
}

/** «Непонятно»: the blocks and the moments of videos with the most open questions; each leads to its place. */
export function UnclearClauses() {
  const { t } = useStatisticText();
  const { kind } = useStatisticTab();
  const unclear = useUnclearClausesQuery({ objectType: kind.objectType });
  const { items, since } = unclear.data?.unclearClauses ?? {};
  const title = t('statistics:unclear.title');
  return (
    <Section title={title} text={<InsightNotes text={t('statistics:unclear.text')} since={since} />}>
      <SimpleTable<UnclearClause>
        label={title}
        columns={useColumns()}
        rows={items}
        rowKey={({ object, ...spot }) => `${object.id}-${spotKey(spot)}`}
        isFetching={unclear.isFetching}
        error={unclear.error}
        onRetry={() => void unclear.refetch()}
        empty={<EmptyState icon={MessageCircleQuestion} title={t('statistics:unclear.empty')} isDense />}
      />
    </Section>
  );
}
