import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedObject } from '@src/content/content-kind';
import { uuid } from '@src/lib/uuid';
import type { RouteItem } from '../api';
import { ComponentPicker, type ComponentType } from './ComponentPicker';

interface AddComponentProps {
  /** Components that stand in the qualification already, as `type:id`. */
  taken: ReadonlySet<string>;
  isRequired: boolean;
  onAdd: (item: RouteItem) => void;
}

/** Chooses a component of those that the author may give to people; once in a qualification. */
export function AddComponent({ taken, isRequired, onAdd }: AddComponentProps) {
  const { t } = useTranslation('qualifications');
  const [objectType, setObjectType] = useState<ComponentType>('education');
  const [isTwice, setIsTwice] = useState(false);
  // A picker that has done its work begins anew.
  const [count, setCount] = useState(0);
  const add = (object: NamedObject | null) => {
    if (!object) return;
    const isTaken = taken.has(`${objectType}:${object.id}`);
    setIsTwice(isTaken);
    setCount(count + 1);
    if (isTaken) return;
    onAdd({
      ...{ id: uuid(), objectType, objectId: object.id, isRequired, weight: 1, acceptEarlierDays: null },
      // What it is called is known; the rest the server says when it is saved.
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
