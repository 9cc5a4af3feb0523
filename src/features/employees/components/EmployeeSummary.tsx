import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { Fact } from '@src/components/data/Fact';
import { ProgressRing } from '@src/components/data/ProgressRing';
import { formatDate, todayStored } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { Cake, CircleX, Crown } from 'lucide-react';
import { SampleBadge } from '@src/store/SampleBadge';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { EmployeeCard, EmployeePerson } from '../api';
import { adaptationOn } from '../lib/adaptation';
import { EmployeeStatusChip } from './EmployeeStatusChip';

function PersonFact({ label, person }: { label: string; person: EmployeePerson | null }) {
  if (!person) return null;
  return (
    <Fact label={label}>
      <Link component={RouterLink} to={`/employees/${person.id}`}>
        {personName(person)}
      </Link>
    </Fact>
  );
}

function AdaptationRing({ employee }: { employee: EmployeeCard }) {
  const { t } = useTranslation('employees');
  const adaptation = adaptationOn(employee, todayStored());
  if (adaptation.kind !== 'day') return null;
  const { day, total } = adaptation;
  return (
    <Stack direction="row" spacing={1.25} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <ProgressRing
        value={Math.round((day / total) * 100)}
        label={t('employees:columns.adaptation')}
        size={52}
      >
        {day}
      </ProgressRing>
      <Typography variant="body2">{t('employees:adaptation.day', { day, total })}</Typography>
    </Stack>
  );
}

/** Chips with important facts about a person. */
function PersonChips({ employee }: { employee: EmployeeCard }) {
  const { t } = useTranslation('employees');
  const isNewcomer = employee.status === 'preboarding' || employee.status === 'adaptation';
  return (
    <>
      {employee.isBirth ? (
        <StatusChip colour="orange" icon={Cake} label={t('employees:card.birthday')} />
      ) : null}
      {employee.isAdaptionNotPassed && !isNewcomer ? (
        <StatusChip colour="red" icon={CircleX} label={t('employees:card.notPassed')} />
      ) : null}
    </>
  );
}

/** A summary of a person: status, adaptation, and the people around them. */
export function EmployeeSummary({ employee }: { employee: EmployeeCard }) {
  const { t, i18n } = useTranslation('employees');
  const { position, statisticRegulation, leaderSubdivision } = employee;
  const { signedIds, notSignedIds, performance } = statisticRegulation;
  const since = formatDate(employee.dateJobStart, 'longDate', i18n.language);
  return (
    <Box component="section" aria-label={t('employees:card.about')}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <EmployeeStatusChip status={employee.status} />
        <SampleBadge kind="user" id={employee.id} />
        <PersonChips employee={employee} />
        <AdaptationRing employee={employee} />
        <Link component={RouterLink} to={`/adaptation/${employee.id}`}>
          {t('employees:adaptation.open')}
        </Link>
        {performance === null ? null : (
          <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
            <ProgressRing value={performance} label={t('employees:regulations.title')} size={52} />
            <Typography variant="body2">
              {t('employees:regulations.summary', {
                signed: signedIds.length,
                total: signedIds.length + notSignedIds.length,
              })}
            </Typography>
          </Stack>
        )}
      </Stack>
      {leaderSubdivision ? (
        <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center', mt: 1.5 }}>
          <Crown size={16} aria-hidden />
          <Typography>{t('employees:card.head', { name: leaderSubdivision.name })}</Typography>
        </Stack>
      ) : null}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        }}
      >
        {since ? <Fact label={t('employees:columns.dateJobStart')}>{since}</Fact> : null}
        {employee.age === null ? null : (
          <Fact label={t('employees:card.ageLabel')}>{t('employees:card.age', { count: employee.age })}</Fact>
        )}
        {employee.authType && employee.authType !== 'local' ? (
          <Fact label={t('employees:card.signIn')}>{employee.authType}</Fact>
        ) : null}
        <PersonFact label={t('employees:card.leader')} person={employee.leader} />
        <PersonFact label={t('employees:card.mentor')} person={employee.mentor} />
        <PersonFact label={t('employees:card.trainee')} person={employee.trainee} />
        {position ? <PositionFacts position={position} /> : null}
      </Box>
      {position?.vep ? (
        <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
          <Fact label={t('employees:card.vep')}>{position.vep}</Fact>
        </Box>
      ) : null}
      <IdealStatements employee={employee} />
    </Box>
  );
}

const idealShown = 3;

/** The first statements of their ideal picture of work, with a link to the rest. */
function IdealStatements({ employee: { id, idealPicture } }: { employee: EmployeeCard }) {
  const { t } = useTranslation('employees');
  if (!idealPicture.length) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
      <Fact label={t('employees:card.ideal')}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {idealPicture.slice(0, idealShown).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
        <Link component={RouterLink} to={`/employees/${id}/ideal-picture-work`}>
          {t('employees:card.idealAll')}
        </Link>
      </Fact>
    </Box>
  );
}

/** The role that the position gives, and a link to the position for users who may see the structure. */
function PositionFacts({ position }: { position: NonNullable<EmployeeCard['position']> }) {
  const { t } = useTranslation('employees');
  const can = useAppSelector(selectCan);
  return (
    <>
      {can('roles') ? (
        <Fact label={t('employees:card.role')}>{position.role?.name ?? t('employees:card.roleNone')}</Fact>
      ) : null}
      {can('structure') ? (
        <Fact label={t('employees:card.openStructure')}>
          <Link component={RouterLink} to={`/structure/positions/${position.id}`}>
            {position.name}
          </Link>
        </Fact>
      ) : null}
    </>
  );
}
