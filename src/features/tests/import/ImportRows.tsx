import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TABLE_FIELDS } from '@domain/questions/table/cells';
import limits from '@graphql/limits.json';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { DataTable } from '@src/components/table/DataTable';
import { type Choice, type ImportLine, isShown, type LineFilter, lineFilters } from './import-lines';
import type { Import } from './useImport';
import { useImportColumns } from './useImportColumns';
import { useLineText } from './useLineText';

/** The filters that are always offered; the others are offered only while they match rows. */
const always: ReadonlySet<LineFilter> = new Set(['all', 'wrong', 'add']);

/** The rows: errors by cell, which can be corrected in place, and duplicates. */
export function ImportRows({ work }: { work: Import }) {
  const { t } = useTranslation(['tests', 'common']);
  const { lines, correct, choose } = work;
  const [filter, setFilter] = useState<LineFilter>('all');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const columns = useImportColumns(lines, (id, choice) => choose([id], choice));
  const shown = lines.filter((line) => isShown(line, filter));
  // After a correction, the last page can be empty.
  const at = Math.min(page, Math.max(1, Math.ceil(shown.length / pageSize)));
  const countOf = (item: LineFilter) => lines.filter((line) => isShown(line, item)).length;
  const narrow = (next: LineFilter) => {
    setFilter(next);
    setPage(1);
  };

  const save = (next: ImportLine, before: ImportLine): Promise<ImportLine> => {
    const field = TABLE_FIELDS.find((item) => next.row.cells[item] !== before.row.cells[item]);
    const corrected = field && correct(before.id, field, next.row.cells[field] ?? '');
    return Promise.resolve(corrected ?? before);
  };
  const decide = (choice: Choice, { ids, clear }: { ids: readonly number[]; clear: () => void }) => {
    choose(ids, choice);
    clear();
  };

  return (
    <Stack spacing={2}>
      <Summary work={work} />
      <DataTable<ImportLine>
        label={t('import.rows')}
        storageKey="test-import"
        columns={columns}
        rows={shown.slice((at - 1) * pageSize, at * pageSize)}
        count={shown.length}
        page={at}
        pageSize={pageSize}
        onPage={setPage}
        onPageSize={setPageSize}
        isFiltered={filter !== 'all'}
        onResetFilters={() => narrow('all')}
        onRowSave={save}
        empty={<EmptyState icon={Table2} title={t('import.noRows')} />}
        bulk={(selected) => (
          <>
            <Button size="small" onClick={() => decide('skip', selected)}>
              {t('import.skip')}
            </Button>
            <Button size="small" onClick={() => decide('take', selected)}>
              {t('import.take')}
            </Button>
          </>
        )}
        toolbar={
          <>
            <FilterSelect
              label={t('import.filter')}
              value={filter}
              choices={lineFilters
                .filter(
                  (lineFilter) => always.has(lineFilter) || lineFilter === filter || countOf(lineFilter) > 0,
                )
                .map((lineFilter) => ({
                  value: lineFilter,
                  label: t(`import.filters.${lineFilter}`, { number: countOf(lineFilter) }),
                }))}
              onChange={narrow}
              width={230}
            />
            <Typography variant="body2" color="textSecondary">
              {t('import.rowsHelp')}
            </Typography>
          </>
        }
      />
    </Stack>
  );
}

/** The totals of all rows, and what the questions will not keep. */
function Summary({ work }: { work: Import }) {
  const { t } = useTranslation('tests');
  const text = useLineText();
  const { table, isUnanswered, readCount, ask } = work;
  const rowCount = table?.rows.length ?? 0;
  if (readCount < rowCount) return <ParsingProgress done={readCount} all={rowCount} />;
  return (
    <Stack spacing={1}>
      {isUnanswered ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={ask}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {t('import.unanswered')}
        </Alert>
      ) : null}
      <Outcome work={work} />
      {table && table.remarks.length > 0 ? (
        <Alert severity="info">
          {table.remarks.map((remark) => (
            <div key={remark.code}>{text.remark(remark)}</div>
          ))}
        </Alert>
      ) : null}
    </Stack>
  );
}

/** Whether all rows become questions. */
function Outcome({ work: { lines, isAsking } }: { work: Import }) {
  const { t } = useTranslation('tests');
  const wrong = lines.filter(({ outcome }) => outcome === 'wrong').length;
  const over = lines.filter(({ outcome }) => outcome === 'over').length;
  const warnings = [
    wrong > 0 ? t('import.wrong', { count: wrong }) : '',
    over > 0 ? t('import.over', { count: over, max: limits.testQuestions }) : '',
  ].filter((sentence) => sentence !== '');
  if (warnings.length > 0) return <Alert severity="warning">{warnings.join(' ')}</Alert>;
  return (
    <Alert severity={isAsking ? 'info' : 'success'}>{t(isAsking ? 'import.asking' : 'import.fine')}</Alert>
  );
}

/** The progress of parsing the rows. */
function ParsingProgress({ done, all }: { done: number; all: number }) {
  const { t, i18n } = useTranslation('tests');
  const format = (count: number) => count.toLocaleString(i18n.language);
  return (
    <div role="status">
      <Typography color="textSecondary" sx={{ mb: 0.5 }}>
        {t('import.reading', { done: format(done), all: format(all) })}
      </Typography>
      <LinearProgress variant="determinate" aria-label={t('import.progress')} value={(100 * done) / all} />
    </div>
  );
}
