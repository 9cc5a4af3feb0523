import { BookMarked } from 'lucide-react';
import { Strip } from '@src/components/layout/Strip';
import type { ShelfSlots } from '../slots';
import { useContentText } from '../words';

interface ShelfStripProps extends ShelfSlots {
  object: {
    id: number;
    name: string;
    abilities: { canTake: boolean };
    myAssignment: { canGiveUp: boolean } | null;
  };
}

/** Shows that the user can take the object, or has taken it and can give it up. */
export function ShelfStrip({ object, Take, GiveUp }: ShelfStripProps) {
  const { t } = useContentText();
  const { id, name, abilities, myAssignment } = object;
  if (abilities.canTake) {
    return (
      <Strip icon={BookMarked} action={<Take objectId={id} name={name} />}>
        {t('shelf.canTake')}
      </Strip>
    );
  }
  return myAssignment?.canGiveUp ? (
    <Strip icon={BookMarked} colour="grey" action={<GiveUp objectId={id} />}>
      {t('shelf.taken')}
    </Strip>
  ) : null;
}
