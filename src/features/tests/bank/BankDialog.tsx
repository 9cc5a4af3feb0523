import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Table2 } from 'lucide-react';
import { Suspense, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { Pagination } from '@src/components/data/Pagination';
import { SearchField } from '@src/components/data/SearchField';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { type BankQuestion, useTestBankQuery } from '../api';
import { AddQuestion } from '../question/AddQuestion';
import { useKeptPictures } from '../question/QuestionPictures';
import { BankForm } from './BankForm';
import { BankRows } from './BankRows';
import { DifficultyField } from './DifficultyField';
import { TagsField } from './TagsField';

const BankImport = lazyPart(async () => (await import('../import/BankImport')).BankImport);

const pageSize = 20;
interface BankFilter {
  search: string;
  tags: readonly string[];
  difficulty: number | null;
  isArchive: boolean;
  page: number;
}

const nothing: BankFilter = { search: '', tags: [], difficulty: null, isArchive: false, page: 1 };

interface BankDialogProps {
  takenIds: ReadonlySet<string>;
  onAdd: (questions: readonly AnyQuestion[]) => void;
  onClose: () => void;
}

/** Questions that do not belong to a test: search, edit, and add to this test. */
export function BankDialog({ takenIds, onAdd, onClose }: BankDialogProps) {
  const { t } = useTranslation(['tests', 'common']);
  const titleId = useId();
  const isPhone = useIsPhone();
  const [filter, setFilter] = useState(nothing);
  const [chosen, setChosen] = useState<readonly AnyQuestion[]>([]);
  const [edited, setEdited] = useState<BankQuestion | AnyQuestion | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const { data, error, refetch } = useTestBankQuery({ ...filter, tags: [...filter.tags], pageSize });
  useKeptPictures(useMemo(() => data?.testBank.items.flatMap(({ pictures }) => pictures) ?? [], [data]));
  const narrow = (more: Partial<BankFilter>) => setFilter({ ...filter, page: 1, ...more });
  const isFiltered = filter.search !== '' || filter.tags.length > 0 || filter.difficulty !== null;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={titleId}
      // A centered dialog moves when its list has loaded: a button pressed at that moment would not be clicked.
      slotProps={{ container: { sx: { alignItems: 'flex-start' } } }}
    >
      <DialogTitle id={titleId}>{t('bank.title')}</DialogTitle>
      {isImporting ? (
        <Suspense fallback={null}>
          <BankImport onClose={() => setIsImporting(false)} />
        </Suspense>
      ) : null}
      {edited ? (
        <BankForm edited={edited} onClose={() => setEdited(null)} />
      ) : (
        <>
          <DialogContent>
            <Stack spacing={2}>
              <Typography color="textSecondary">{t('bank.text')}</Typography>
              <Filters filter={filter} onChange={narrow} />
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <AddQuestion onAdd={setEdited} />
                <Button startIcon={<Table2 />} onClick={() => setIsImporting(true)}>
                  {t('import.open')}
                </Button>
                <Button color="inherit" onClick={() => narrow({ isArchive: !filter.isArchive })}>
                  {t(filter.isArchive ? 'bank.fromArchive' : 'bank.toArchive')}
                </Button>
              </Stack>
              <Loaded
                data={data?.testBank}
                error={error}
                onRetry={() => void refetch()}
                skeleton={<SkeletonRows rows={5} columns={1} height={56} />}
                isEmpty={({ count }) => count === 0}
                empty={
                  <Typography color="textSecondary">
                    {t(isFiltered || filter.isArchive ? 'common:list.nothingFound' : 'bank.empty')}
                  </Typography>
                }
              >
                {({ items, count }) => (
                  <>
                    <BankRows
                      items={items}
                      takenIds={takenIds}
                      chosen={chosen}
                      onChoose={setChosen}
                      onEdit={setEdited}
                    />
                    <Pagination
                      page={filter.page}
                      count={Math.ceil(count / pageSize)}
                      onChange={(page) => setFilter({ ...filter, page })}
                    />
                  </>
                )}
              </Loaded>
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button variant="contained" disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
              {t('bank.take', { count: chosen.length })}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface FiltersProps {
  filter: BankFilter;
  onChange: (more: Partial<BankFilter>) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation('tests');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'end',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr) 180px' },
      }}
    >
      <SearchField
        label={t('bank.search')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <TagsField label={t('bank.tags')} value={filter.tags} onChange={(tags) => onChange({ tags })} />
      <DifficultyField
        label={t('bank.difficultyLabel')}
        value={filter.difficulty}
        any={t('bank.any')}
        onChange={(difficulty) => onChange({ difficulty })}
      />
    </Box>
  );
}
