import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Strip } from '@src/components/layout/Strip';
import { changedClauseIds, changedCount, requiredDelta } from '@src/content/lib/delta';
import { Contents } from '@src/content/reader/Contents';
import { ContentText } from '@src/content/reader/ContentText';
import { DeltaStrip } from '@src/content/reader/DeltaStrip';
import { NarrowFold } from '@src/content/reader/NarrowFold';
import { ReaderArticle } from '@src/content/reader/ReaderArticle';
import { ReaderColumns } from '@src/content/reader/ReaderColumns';
import { readerStyles } from '@src/content/reader/reader-styles';
import { UnclearDialog, type UseAskUnclear } from '@src/content/reader/UnclearDialog';
import { useActiveClause } from '@src/content/reader/useActiveClause';
import { goToClause, useClauseLink } from '@src/content/reader/useClauseLink';
import { ClausePictures } from '@src/content/text/ClausePictures';
import type { Clause } from '@src/content/types';
import { formatDate } from '@src/lib/dates';
import {
  type EducationDetails,
  useEducationCommentCreateMutation,
  useEducationCompareQuery,
  type VersionText,
} from '../api';
import { StudyBar } from './StudyBar';
import { TextSizes } from './TextSizes';
import { useTextSize } from './text-size';
import { useStudying } from './use-studying';

const useAskUnclear: UseAskUnclear = () => {
  const [create, state] = useEducationCommentCreateMutation();
  return [({ objectId, ...comment }) => create({ ...comment, educationId: objectId }), state];
};

/** What is to be read of what changed since the person finished it before; null: all of it. */
function useDelta({ myAssignment, abilities, deltaClauseIds }: EducationDetails, version: VersionText) {
  const fromId = myAssignment?.deltaFromVersionId ?? 0;
  const isDelta = abilities.canStudy && fromId > 0 && fromId !== version.id && deltaClauseIds.length > 0;
  const { currentData } = useEducationCompareQuery({ fromId, toId: version.id }, { skip: !isDelta });
  return requiredDelta(isDelta ? currentData?.educationCompare : undefined, deltaClauseIds, version);
}

interface TextReaderProps {
  education: EducationDetails;
  version: VersionText;
  /** «Почему мне это?» of an obligation. */
  reasons: (assignmentId: number) => ReactNode;
  /** What to do after it, once it is finished. */
  next: ReactNode;
}

/** A text education: contents, text, and at the foot how far the person is. */
export function TextReader({ education, version, reasons, next }: TextReaderProps) {
  const { t } = useTranslation(['educations', 'content']);
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useTextSize();
  const { changes, pictures } = useDelta(education, version);
  const [wantsWhole, setWantsWhole] = useState(false);
  const isDelta = changes !== null && !wantsWhole;
  const [unclear, setUnclear] = useState<Clause | null>(null);
  const { activeSec, readingSec } = useStudying(education, version, text);
  const activeId = useActiveClause(version.clauses);
  const { targetId, link } = useClauseLink();
  const changedIds = useMemo(() => changedClauseIds(changes ?? []), [changes]);
  const contents = (
    <Contents
      clauses={version.clauses}
      changedIds={changedIds}
      activeId={activeId}
      onGo={({ id }) => {
        setWantsWhole(true);
        requestAnimationFrame(() => goToClause(id));
      }}
    />
  );
  const { myAssignment, myProgress, abilities, name, description } = education;
  const completedAt = abilities.canStudy ? null : (myProgress?.completedAt ?? null);
  return (
    <ReaderColumns contents={contents}>
      <GlobalStyles styles={readerStyles} />
      {changes ? (
        <DeltaStrip
          changed={changedCount(changes)}
          total={version.clauses.length}
          isDelta={isDelta}
          onToggle={() => setWantsWhole(isDelta)}
        />
      ) : null}
      <NarrowFold title={t('content:contents.title')}>
        <Box sx={{ '& nav h2': { display: 'none' } }}>{contents}</Box>
      </NarrowFold>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between', mb: 2 }}>
        <Typography color="textSecondary">{description}</Typography>
        <TextSizes size={size} onChange={setSize} />
      </Box>
      <ReaderArticle label={name}>
        <Box
          ref={text}
          sx={{
            maxWidth: 860,
            '& > section:first-of-type': { mt: 0 },
            // The sizes of headings follow the text's.
            zoom: size / 16,
          }}
        >
          <ClausePictures pictures={pictures}>
            <ContentText
              clauses={version.clauses}
              changes={changes}
              isDelta={isDelta}
              targetId={targetId}
              onLink={(clause) => void link(clause)}
              onUnclear={setUnclear}
            />
          </ClausePictures>
        </Box>
      </ReaderArticle>
      {completedAt ? (
        <Box sx={{ mt: 2 }}>
          <Strip icon={CircleCheck} colour="green" label={t('study.done')}>
            {t('study.doneAt', { date: formatDate(completedAt, 'dateTime') })}
          </Strip>
          {next}
        </Box>
      ) : null}
      {abilities.canStudy ? (
        <StudyBar
          activeSec={activeSec}
          readingSec={readingSec}
          reasons={myAssignment ? reasons(myAssignment.id) : null}
        />
      ) : null}
      {unclear ? (
        <UnclearDialog
          useAsk={useAskUnclear}
          objectId={education.id}
          versionId={version.id}
          clause={unclear}
          onClose={() => setUnclear(null)}
        />
      ) : null}
    </ReaderColumns>
  );
}
