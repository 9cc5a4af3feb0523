import Box from '@mui/material/Box';
import { MailX } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { SaveBar } from '@src/components/form/SaveBar';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { Section } from '@src/components/layout/Section';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { useNotify } from '@src/store/useNotify';
import { headHeight, headLooks } from '@src/components/table/table-looks';
import { edges, sizes } from '@src/theme/tokens';
import type { Matrix, MatrixRow, NotificationSettingInput } from '../api';
import { matrixInput, matrixValues, type MatrixValues } from './matrix-form';
import { asTable, columns, MatrixLine } from './MatrixLine';
import { MatrixRowValues } from './MatrixRowValues';
import { MatrixSection } from './MatrixSection';

interface NotificationMatrixProps {
  matrix: Matrix;
  /** The name of the form draft that survives a reload. */
  name: string;
  canWrite: boolean;
  send: (settings: NotificationSettingInput[], updatedAt: string | undefined) => Promise<{ error?: unknown }>;
  refresh: () => void;
  /** Renders the end of a row. */
  action?: (row: MatrixRow) => ReactNode;
}

function sectionsOf(rows: readonly MatrixRow[]): [string, MatrixRow[]][] {
  const names = [...new Set(rows.map(({ section }) => section))];
  return names.map((name) => [name, rows.filter(({ section }) => section === name)]);
}

/** The notification settings of the organization, a role or a user: types, channels and timing in one matrix. */
export function NotificationMatrix(props: NotificationMatrixProps) {
  const { matrix, name, canWrite, send, refresh, action } = props;
  const { t } = useTranslation(['notifications', 'common']);
  const notify = useNotify();
  const [query] = useSearchParams();
  const aimed = matrix.rows.find(({ type }) => type === query.get('type'));
  // A hundred rows would take eight screens, so only the first section, or the one that an email linked to, is expanded. On a
  // phone one section alone takes several screens, so all are collapsed at first.
  const isPhone = useIsPhone();
  const isOpen = (rows: readonly MatrixRow[], index: number) =>
    aimed ? rows.includes(aimed) : index === 0 && !isPhone;
  const form = useRecordForm<Matrix, MatrixValues>({
    record: matrix,
    send: (values, updatedAt) => send(matrixInput(values), updatedAt),
    onSaved: () => notify.success(t('common:saved')),
    refresh,
    draftName: name,
  });
  const { base } = form;
  const initialValues = useMemo(() => matrixValues(base), [base]);
  return (
    <AppForm initialValues={initialValues} onSubmit={form.submit} isReinitialized isGuarded>
      <FollowRecord record={matrix} base={base} onFollow={form.follow} />
      <FormDraft name={name} />
      <Section title={t('notifications:matrix.title')} text={t(`notifications:matrix.text.${matrix.level}`)}>
        <FormErrors errors={form.errors} />
        <Box sx={{ containerType: 'inline-size' }}>
          <TableHead matrix={matrix} />
          {sectionsOf(matrix.rows).map(([section, rows], index) => (
            <MatrixSection
              key={section}
              section={section}
              rows={rows}
              channels={matrix.channels}
              isOpen={isOpen(rows, index)}
            >
              {rows.map((row) => (
                <MatrixRowValues key={row.type} row={row}>
                  <MatrixLine
                    row={row}
                    channels={matrix.channels}
                    level={matrix.level}
                    isDisabled={!canWrite}
                    isAimed={row === aimed}
                    action={action?.(row)}
                  />
                </MatrixRowValues>
              ))}
            </MatrixSection>
          ))}
        </Box>
        {canWrite ? <SaveBar isOneOfMany={matrix.level === 'organization'} /> : null}
      </Section>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

/** A sticky table head; cards label their values themselves. */
function TableHead({ matrix: { channels, level } }: { matrix: Matrix }) {
  const { t } = useTranslation('notifications');
  const inTable = { display: 'none', [asTable]: { display: 'block' } };
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        columnGap: 1,
        alignItems: 'center',
        fontSize: 13,
        borderRadius: 1,
        ...headLooks(theme),
        bgcolor: 'transparent',
        [asTable]: {
          gridTemplateColumns: columns(channels.length, level),
          minHeight: headHeight,
          py: 0.75,
          px: 1,
          position: 'sticky',
          top: edges.below(sizes.topBar),
          zIndex: 2,
          bgcolor: theme.tokens.sunken,
        },
      })}
    >
      <Box sx={inTable}>{t('notifications:matrix.what')}</Box>
      {channels.map(({ channel, isConfigured }) => (
        <Box
          key={channel}
          sx={{
            display: isConfigured ? 'none' : 'block',
            lineHeight: '16px',
            // In cards the line of the first section is right below.
            pb: 1.25,
            [asTable]: { display: 'block', textAlign: 'center', pb: 0 },
          }}
        >
          {t(`notifications:channel.${channel}`)}
          {isConfigured ? null : (
            <Box
              component="span"
              sx={(theme) => ({ display: 'block', fontSize: 12, color: theme.tokens.status.orange.text })}
            >
              <MailX size={13} aria-hidden style={{ verticalAlign: '-2px' }} />{' '}
              {t('notifications:channel.off')}
            </Box>
          )}
        </Box>
      ))}
      <Box sx={inTable}>{t('notifications:matrix.timing')}</Box>
      {level === 'organization' ? <Box sx={inTable}>{t('notifications:matrix.extra')}</Box> : null}
    </Box>
  );
}
