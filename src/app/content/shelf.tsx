import { GiveUpButton } from '@src/features/assignments/shelf/GiveUpButton';
import { TakeButton } from '@src/features/assignments/shelf/TakeButton';
import { contentPath, readerPage, useContentKind } from '@src/content/content-kind';
import type { ShelfSlots } from '@src/content/slots';

// Shelf components that assignments provide to content pages, for the content kind of the current page.

function TakeObject({ objectId, name }: { objectId: number; name: string }) {
  const kind = useContentKind();
  const to = contentPath(kind, 'my', objectId, readerPage(kind));
  return <TakeButton objectType={kind.objectType} objectId={objectId} name={name} to={to} />;
}

function GiveUpObject({ objectId }: { objectId: number }) {
  const { objectType } = useContentKind();
  return <GiveUpButton objectType={objectType} objectId={objectId} />;
}

export const shelf: ShelfSlots = { Take: TakeObject, GiveUp: GiveUpObject };
