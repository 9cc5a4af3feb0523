import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { EmbeddedContext } from '@src/content/content-kind';
import { type BundleSegment, bundleOf, itemPath } from '../view/bundles';
import type { QualificationDetails, RouteItem, QualificationProgress } from '../api';
import { QualificationFrame } from './QualificationFrame';

interface ComponentPageProps {
  segment: BundleSegment;
  /** The name of the component's id parameter in the address. */
  param: string;
  /** The component's own page, without a header. */
  children: ReactNode;
}

/** A component within its qualification: read, watched or taken here as on its own page. */
export function ComponentPage({ segment, param, children }: ComponentPageProps) {
  const { t } = useTranslation('qualifications');
  const objectId = Number(useParams()[param]);
  return (
    <QualificationFrame purpose={t(`bundle.purpose.${segment}`)}>
      {(qualification) => {
        const { currentVersion: version } = qualification;
        const item = version
          ? bundleOf(version, segment).find((item) => item.objectId === objectId)
          : undefined;
        if (!item) return <EmptyState title={t('bundle.absent')} />;
        if (isLocked(qualification, item))
          return <EmptyState title={t('item.locked')} text={t('item.lockedText')} />;
        return (
          <>
            <EmbeddedContext key={item.id} value={{ id: objectId }}>
              {children}
            </EmbeddedContext>
            <Neighbours qualification={qualification} item={item} />
          </>
        );
      }}
    </QualificationFrame>
  );
}

/** Whether a component is locked: its stage has not opened, and no other assignment gives access to it. */
function isLocked({ currentVersion, myProgress }: QualificationDetails, { id }: RouteItem): boolean {
  const at = currentVersion?.stages.findIndex(({ items }) => items.some((item) => item.id === id)) ?? -1;
  const its = myProgress?.items.find(({ itemId }) => itemId === id);
  return myProgress?.stages[at] === 'locked' && its?.status === null && !its.isDone;
}

/**
 * Returns the next thing to do after this component: the next one that is open and not done, or an earlier one that was skipped.
 * For users without the qualification nothing counts as done, and the last component has no next one.
 */
function nextToDo(
  items: readonly RouteItem[],
  at: number,
  progress: QualificationProgress | null,
): RouteItem | undefined {
  if (!progress) return items[at + 1];
  const done = new Set(progress.items.filter(({ isDone }) => isDone).map(({ itemId }) => itemId));
  return [...items.slice(at + 1), ...items.slice(0, at)].find(({ id }) => !done.has(id));
}

/** Links to the previous component, of any kind, and to the next one to do. */
function Neighbours({ qualification, item }: { qualification: QualificationDetails; item: RouteItem }) {
  const { t } = useTranslation('qualifications');
  const items = qualification.currentVersion?.stages.flatMap((stage) => [...stage.items]) ?? [];
  const open = items.filter((entry) => entry.id === item.id || !isLocked(qualification, entry));
  const at = open.findIndex(({ id }) => id === item.id);
  const [before, after] = [open[at - 1], nextToDo(open, at, qualification.myProgress)];
  return (
    <Stack
      component="nav"
      aria-label={t('bundle.neighbours')}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ mt: 3, flexWrap: 'wrap', justifyContent: 'space-between' }}
    >
      {before ? (
        <Button
          component={Link}
          to={itemPath(qualification.id, before)}
          startIcon={<ArrowLeft />}
          color="inherit"
        >
          {t('bundle.before', { name: before.component?.name ?? '' })}
        </Button>
      ) : (
        <span />
      )}
      {after ? (
        <Button
          component={Link}
          to={itemPath(qualification.id, after)}
          endIcon={<ArrowRight />}
          variant="outlined"
        >
          {t('bundle.after', { name: after.component?.name ?? '' })}
        </Button>
      ) : null}
    </Stack>
  );
}
