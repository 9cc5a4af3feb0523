import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedObject } from '@src/content/content-kind';
import { uuid } from '@src/lib/uuid';
import type { RouteItem } from '../api';
import { ComponentPicker, type ComponentType } from './ComponentPicker';

interface AddComponentProps {
  /** Components that are already in the qualification, as `type:id`. */
  taken: ReadonlySet<string>;
  isRequired: boolean;
  onAdd: (item: RouteItem) => void;
}

/** Selects a component of those that the author may assign; each can be in a qualification only once. */
export function AddComponent({ taken, isRequired, onAdd }: AddComponentProps) {
  const { t } = useTranslation('qualifications');
  const [objectType, setObjectType] = useState<ComponentType>('education');
  const [isTwice, setIsTwice] = useState(false);
  // A new key resets the picker after each choice.
  const [count, setCount] = useState(0);
  const add = (object: NamedObject | null) => {
    if (!object) return;
    const isTaken = taken.has(`${objectType}:${object.id}`);
    setIsTwice(isTaken);
    setCount(count + 1);
    if (isTaken) return;
    onAdd({
      ...{ id: uuid(), objectType, objectId: object.id, isRequired, weight: 1, acceptEarlierDays: null },
      // The name is known; the server adds the rest when the draft is saved.
      component: { code: '', name: object.name, isPublished: true, isArchive: false },
    });
  };
  return (
    <Box sx={{ pt: 1.5 }}>
      <ComponentPicker
        key={count}
        objectType={objectType}
        value={null}
        onType={setObjectType}
        onChange={add}
      />
      {isTwice ? (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
          {t('edit.twice')}
        </Typography>
      ) : null}
    </Box>
  );
}
