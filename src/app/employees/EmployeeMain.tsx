import Stack from '@mui/material/Stack';
import type { EmployeeCard } from '@src/features/employees/api';
import { EmployeeMainTab } from '@src/features/employees/pages/EmployeeMainTab';
import { PersonQualifications } from '@src/features/qualifications/person/PersonQualifications';
import { Protection } from '@src/features/sessions/components/Protection';
import { SignInDecision } from '@src/features/sessions/components/SignInDecision';
import { SessionList } from '@src/features/sessions/components/SessionList';
import { personName } from '@src/lib/person';
import { useAppSelector } from '@src/store/hooks';
import { selectCanEverywhere, selectIsAdminEmployees } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { contentKinds } from '../content-kinds';

const dutiesOf = (employee: EmployeeCard) => contentKinds.flatMap(({ duties }) => duties?.(employee) ?? []);

/**
 * An employee's main tab, with their sessions for those who may end them. A leader sees only the qualifications of their people.
 */
export function EmployeeMain() {
  const id = Number(useParams().id);
  const isAdminView = useAppSelector(selectIsAdminEmployees);
  if (isAdminView) return <EmployeeMainTab Access={Access} dutiesOf={dutiesOf} Earned={Earned} />;
  return (
    <Suspense>
      <PersonQualifications key={id} userId={id} />
    </Suspense>
  );
}

/** Loads with its own translations. */
function Earned({ employee }: { employee: EmployeeCard }) {
  return (
    <Suspense fallback={<SkeletonRows columns={1} rows={2} />}>
      <PersonQualifications userId={employee.id} isAlwaysShown />
    </Suspense>
  );
}

/**
 * Hidden for users above the caller and for callers whose write right is limited to some subdivisions. For the caller, the same
 * controls are in their own settings.
 */
function Access({ employee }: { employee: EmployeeCard }) {
  const { isAdmin, isSuperAdmin } = useAppSelector(selectRoles);
  const mayEnd = useAppSelector(selectCanEverywhere)('employees', 'write');
  const ownId = useAppSelector((state) => state.auth.user?.id);
  const isAbove = employee.isSuperAdmin ? !isSuperAdmin : employee.isAdmin && !isAdmin;
  if (!mayEnd || employee.id === ownId || isAbove) return null;
  return (
    <Stack spacing={2} sx={{ mt: 3 }}>
      {isAdmin ? <SignInDecision userId={employee.id} /> : null}
      <SessionList userId={employee.id} />
      <Protection userId={employee.id} name={personName(employee)} />
    </Stack>
  );
}
