import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenu } from '@src/components/layout/useMenu';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../lib/plan';
import { ApplyDialog, DecideDialog, PauseDialog, ResumeDialog, ShiftDialog } from './CourseDialogs';
import { StartButton } from './StartButton';

const dialogs = {
  shift: ShiftDialog,
  pause: PauseDialog,
  resume: ResumeDialog,
  apply: ApplyDialog,
  decide: DecideDialog,
};
type DialogName = keyof typeof dialogs;

/** The actions on a plan: the decision, and all others in a menu. */
export function PlanActions({ plan, userId }: { plan: Plan; userId: number }) {
  const { t } = useTranslation('adaptation');
  const menu = useMenu();
  const [shown, setShown] = useState<DialogName | null>(null);
  if (plan.status === 'finished') return <StartButton userId={userId} />;
  const isPaused = plan.status === 'paused';
  const names: DialogName[] = [isPaused ? 'resume' : 'pause', 'shift', 'apply'];
  const Shown = shown ? dialogs[shown] : null;
  return (
    <>
      <Button variant="outlined" endIcon={<ChevronDown />} aria-haspopup="menu" onClick={menu.open}>
        {t('adaptation:actions')}
      </Button>
      <Menu {...menu.props}>
        {names.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              menu.close();
              setShown(name);
            }}
          >
            {t(`adaptation:${name}.menu`)}
          </MenuItem>
        ))}
      </Menu>
      <Button variant="contained" onClick={() => setShown('decide')}>
        {t('adaptation:decide.menu')}
      </Button>
      {Shown ? <Shown plan={plan} onClose={() => setShown(null)} /> : null}
    </>
  );
}
