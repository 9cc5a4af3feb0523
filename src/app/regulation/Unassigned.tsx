import { useAssignmentRulesQuery } from '@src/entities/assignment/api';
import Button from '@mui/material/Button';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Strip } from '@src/components/layout/Strip';

interface UnassignedProps {
  regulationId: number;
  /** The page where a rule can be created. */
  assignPath: string;
}

/** Shown above a published document that is not assigned to anybody; links to creating a rule. */
export function Unassigned({ regulationId, assignPath }: UnassignedProps) {
  const { t } = useTranslation('regulations');
  const { data } = useAssignmentRulesQuery({ objectType: 'regulation', objectId: regulationId });
  if (!data || data.assignmentRules.length > 0) return null;
  return (
    <Strip
      icon={UsersRound}
      colour="amber"
      action={
        <Button variant="contained" size="small" component={Link} to={assignPath}>
          {t('unassigned.button')}
        </Button>
      }
    >
      {t('unassigned.text')}
    </Strip>
  );
}
