import { useDistinctNames } from '@src/entities/person/useDistinctPeople';
import { PeoplePicker } from '@src/entities/person/PeoplePicker';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { BusyButton } from '@src/components/form/BusyButton';
import { Section } from '@src/components/layout/Section';
import { moved } from '@src/content/lib/moved';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { useIsEdit } from '@src/store/useEditMode';
import { useRegulationUpdateMutation, type RegulationDetails } from '../api';

interface ApproversSectionProps {
  regulation: RegulationDetails;
}

/** The people who must approve a version before it is published, one after another. */
export function ApproversSection({ regulation }: ApproversSectionProps) {
  const { t } = useTranslation('regulations');
  const call = useCall();
  const notify = useNotify();
  const isEdit = useIsEdit();
  const [update, { isLoading }] = useRegulationUpdateMutation();
  const [ids, setIds] = useState(regulation.approverIds);
  const isChanged = ids.join() !== regulation.approverIds.join();
  const save = async () => {
    await call(
      update({ regulation: { id: regulation.id, approverIds: ids, updatedAt: regulation.updatedAt } }),
    );
    notify.success(t('common:saved'));
  };
  const known = ids.flatMap((id) => regulation.approvers.find((person) => person.id === id) ?? []);
  const names = useDistinctNames(known, ({ nameFull }) => nameFull);
  if (!isEdit && known.length === 0) return null;
  return (
    <Section title={t('approvers.title')} text={t('approvers.text')}>
      <Stack spacing={2}>
        {known.length > 1 || !isEdit ? (
          <Box component="ol" aria-label={t('approvers.order')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {known.map((person, index) => (
              <Stack
                component="li"
                key={person.id}
                direction="row"
                spacing={1.25}
                sx={{ alignItems: 'center', py: 0.75, borderBottom: 1, borderColor: 'divider' }}
              >
                <Typography color="textSecondary" sx={{ width: 20 }}>
                  {index + 1}
                </Typography>
                <UserAvatar name={person.nameFull} avatar={person.avatar} size={28} />
                <Typography sx={{ flex: 1 }}>{names.get(person.id)}</Typography>
                {isEdit ? (
                  <>
                    <IconButton
                      size="small"
                      disabled={index === 0}
                      aria-label={t('approvers.up', { name: person.nameShort })}
                      onClick={() => setIds(moved(ids, person.id, -1))}
                    >
                      <ArrowUp />
                    </IconButton>
                    <IconButton
                      size="small"
                      disabled={index === known.length - 1}
                      aria-label={t('approvers.down', { name: person.nameShort })}
                      onClick={() => setIds(moved(ids, person.id, 1))}
                    >
                      <ArrowDown />
                    </IconButton>
                    <IconButton
                      size="small"
                      aria-label={t('approvers.remove', { name: person.nameShort })}
                      onClick={() => setIds(ids.filter((id) => id !== person.id))}
                    >
                      <X />
                    </IconButton>
                  </>
                ) : null}
              </Stack>
            ))}
          </Box>
        ) : null}
        {isEdit ? (
          <PeoplePicker
            label={t('approvers.people')}
            help={t('approvers.help')}
            value={ids}
            onChange={setIds}
          />
        ) : null}
        {isChanged && isEdit ? (
          <div>
            <BusyButton
              variant="contained"
              isBusy={isLoading}
              onClick={() => void save().catch(() => undefined)}
            >
              {t('common:action.save')}
            </BusyButton>
          </div>
        ) : null}
      </Stack>
    </Section>
  );
}
