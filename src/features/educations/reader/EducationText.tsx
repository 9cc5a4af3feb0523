import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changedClauseIds, changedCount, requiredDelta } from '@src/content/lib/delta';
import type { NotePlace } from '@src/content/notes/use-notes';
import { Contents } from '@src/content/reader/Contents';
import { ContentText } from '@src/content/reader/ContentText';
import { DeltaStrip } from '@src/content/reader/DeltaStrip';
import { NarrowFold } from '@src/content/reader/NarrowFold';
import { ReaderArticle } from '@src/content/reader/ReaderArticle';
import { ReaderColumns } from '@src/content/reader/ReaderColumns';
import { readerStyles } from '@src/content/reader/reader-styles';
import type { Unclear } from '@src/content/reader/use-unclear';
import { useActiveClause } from '@src/content/reader/useActiveClause';
import { goToClause, useClauseLink } from '@src/content/reader/useClauseLink';
import { useDeltaView } from '@src/content/reader/useDeltaView';
import { ClausePictures } from '@src/content/text/ClausePictures';
import { type EducationDetails, useEducationCompareQuery, type VersionText } from '../api';
import { TextSizes } from './TextSizes';
import { useTextSize } from './text-size';

/** Returns what the user has to read of the changes since they finished a previous version; null for the whole text. */
function useDelta({ myAssignment, abilities, deltaClauseIds }: EducationDetails, version: VersionText) {
  const fromId = myAssignment?.deltaFromVersionId ?? 0;
  const isDelta = abilities.canStudy && fromId > 0 && fromId !== version.id && deltaClauseIds.length > 0;
  const { currentData } = useEducationCompareQuery({ fromId, toId: version.id }, { skip: !isDelta });
  return requiredDelta(isDelta ? currentData?.educationCompare : undefined, deltaClauseIds, version);
}

interface EducationTextProps {
  education: EducationDetails;
  version: VersionText;
  text: RefObject<HTMLDivElement | null>;
  /** Rendered above the text: a video. */
  top?: ReactNode;
  /** Creates a note at a block. */
  onNote: (place: NotePlace) => void;
  unclear: Unclear;
  /** Rendered below the text: the progress. */
  children: ReactNode;
}

/** The text of an education with its contents beside it; a video without a transcript has none. */
export function EducationText(props: EducationTextProps) {
  const { education, version, top, children } = props;
  const { description } = education;
  if (version.wordCount > 0 || education.typeContent === 'text') return <Words {...props} />;
  return (
    <>
      {top}
      {description ? <Typography color="textSecondary">{description}</Typography> : null}
      {children}
    </>
  );
}

function Words({ education, version, text, top, onNote, unclear, children }: EducationTextProps) {
  const { t } = useTranslation(['educations', 'content']);
  const [size, setSize] = useTextSize();
  const { changes, pictures } = useDelta(education, version);
  const { targetId, link } = useClauseLink();
  const { isDelta, toggle, showWhole } = useDeltaView(changes, targetId);
  const activeId = useActiveClause(version.clauses);
  const changedIds = useMemo(() => changedClauseIds(changes ?? []), [changes]);
  const contents = (
    <Contents
      clauses={version.clauses}
      changedIds={changedIds}
      activeId={activeId}
      onGo={({ id }) => {
        showWhole();
        requestAnimationFrame(() => goToClause(id));
      }}
    />
  );
  const { name, description } = education;
  return (
    <ReaderColumns contents={contents}>
      <GlobalStyles styles={readerStyles} />
      {top}
      {changes ? (
        <DeltaStrip
          changed={changedCount(changes)}
          total={version.clauses.length}
          isDelta={isDelta}
          onToggle={toggle}
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
            // Heading sizes scale with the text.
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
              unclear={unclear}
              onNote={({ id }) => onNote({ clauseId: id })}
            />
          </ClausePictures>
        </Box>
      </ReaderArticle>
      {children}
    </ReaderColumns>
  );
}
