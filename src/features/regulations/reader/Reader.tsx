import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';
import {
  useRegulationCommentCreateMutation,
  useRegulationCompareQuery,
  type RegulationDetails,
  type VersionText,
} from '../api';
import { picked } from '@src/content/source';
import { ClausePictures } from '@src/content/text/ClausePictures';
import type { ClauseChangeRow } from '@src/content/lib/clause-changes';
import { changedClauseIds, changedCount, deltaReadingSec, requiredDelta } from '@src/content/lib/delta';
import { Attachments } from '@src/content/reader/Attachments';
import { BodyStrip } from '@src/content/reader/BodyStrip';
import { Contents } from '@src/content/reader/Contents';
import { DeltaStrip } from '@src/content/reader/DeltaStrip';
import { ReaderArticle } from '@src/content/reader/ReaderArticle';
import { ReaderColumns } from '@src/content/reader/ReaderColumns';
import { readerStyles } from '@src/content/reader/reader-styles';
import { ReaderTools } from './ReaderTools';
import { NarrowFold } from '@src/content/reader/NarrowFold';
import { ContentText } from '@src/content/reader/ContentText';
import { Signing } from './Signing';
import { DocumentFacts, TitleBlock } from './TitleBlock';
import { type UseMarkUnclear, useUnclear } from '@src/content/reader/use-unclear';
import { useActiveClause } from '@src/content/reader/useActiveClause';
import { goToClause, useClauseLink } from '@src/content/reader/useClauseLink';
import { useDeltaView } from '@src/content/reader/useDeltaView';
import { SupersededStrip } from '@src/content/reader/SupersededStrip';
import { useHeldVersion } from '@src/content/reader/useHeldVersion';
import { useOpening } from './use-opening';
import { useRehearsal } from './use-rehearsal';
import { useReading } from '@src/content/reader/use-reading';
import { useTextSearch } from '@src/content/reader/use-text-search';

const useMark: UseMarkUnclear = () => {
  const [create, state] = useRegulationCommentCreateMutation();
  return [
    ({ objectId, versionId, clauseId }) =>
      picked(
        create({ regulationId: objectId, versionId, clauseId: clauseId ?? '' }),
        ({ regulationCommentCreate: { id } }) => id,
      ),
    state,
  ];
};

interface ReaderProps {
  regulation: RegulationDetails;
  current: VersionText;
  /** Renders «Почему мне это?» for an assignment. */
  reasons: (assignmentId: number) => ReactNode;
  /** Why the user can read but not sign; null when they can sign. */
  heldReason: string | null;
  /** Below the receipt: the next task. */
  next: ReactNode;
}

/** Returns the changes to sign since the version that the user signed before; null when the whole text has to be read. */
function useDelta(regulation: RegulationDetails, version: VersionText, isReader: boolean) {
  const fromId = regulation.myAssignment?.deltaFromVersionId ?? 0;
  const isDelta = isReader && fromId > 0 && fromId !== version.id;
  const { currentData } = useRegulationCompareQuery({ fromId, toId: version.id }, { skip: !isDelta });
  const comparison = isDelta ? currentData?.regulationCompare : undefined;
  return requiredDelta(comparison, regulation.deltaClauseIds, version);
}

const readingMinOf = (changes: readonly ClauseChangeRow[] | null, { readingSec }: VersionText): number =>
  changes ? deltaReadingSec(changes, readingSec) : readingSec;

/** The reader of one version: contents, clauses, attachments, and the required actions at the bottom. */
export function Reader({ regulation, current, reasons, heldReason, next }: ReaderProps) {
  const userId = useAppSelector((state) => state.auth.user?.id ?? 0);
  const { canSign } = regulation.abilities;
  const { version, isSuperseded, showNew } = useHeldVersion(current, canSign);
  const rehearsal = useRehearsal(regulation);
  // An author rehearses the whole text; who views as a person, the changes that this person has to sign.
  const isReader = canSign || (rehearsal.isOn && rehearsal.isViewing);
  const { changes, pictures } = useDelta(regulation, version, isReader);
  const { targetId, link } = useClauseLink();
  const { isDelta, toggle, showWhole } = useDeltaView(changes, targetId);
  const unclear = useUnclear(useMark, regulation, version.id);

  const text = useRef<HTMLDivElement>(null);
  const subject = rehearsal.isOn ? `rehearsal${rehearsal.round}` : (regulation.myAssignment?.id ?? 0);
  const readingKey = `${userId}:${version.id}:${subject}`;
  const isOpened = useOpening(regulation, version.id);
  const reading = useReading(readingKey, text, (isOpened || rehearsal.isOn) && !isSuperseded);
  const search = useTextSearch(text, `${version.id}:${String(isDelta)}`);
  const activeId = useActiveClause(version.clauses);
  const changedIds = useMemo(() => changedClauseIds(changes ?? []), [changes]);
  const readingMin = readingMinOf(changes, version);

  const isPhone = useIsPhone();
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

  return (
    <ReaderColumns contents={contents}>
      <GlobalStyles styles={readerStyles} />
      {isSuperseded ? <SupersededStrip label={current.label} onShow={showNew} /> : null}
      {changes ? (
        <DeltaStrip
          changed={changedCount(changes)}
          total={version.clauses.length}
          isDelta={isDelta}
          onToggle={toggle}
        />
      ) : null}
      <AboveText
        isPhone={isPhone}
        facts={<DocumentFacts regulation={regulation} version={version} />}
        tools={
          <ReaderTools
            regulationId={regulation.id}
            versionId={version.id}
            search={search}
            onRehearse={rehearsal.start}
          />
        }
        contents={contents}
      />
      <ReaderArticle label={regulation.name}>
        {/* On a phone it is in the collapsible part above; in print it is above the text. */}
        <TitleBlock regulation={regulation} version={version} isOnPaperOnly={isPhone} />
        <Box ref={text} sx={{ maxWidth: 860, '& > section:first-of-type': { mt: 0 } }}>
          <BodyStrip version={version} />
          <ClausePictures pictures={pictures}>
            <ContentText
              clauses={version.clauses}
              changes={changes}
              isDelta={isDelta}
              targetId={targetId}
              onLink={(clause) => void link(clause)}
              unclear={unclear}
            />
          </ClausePictures>
        </Box>
        <Attachments items={version.attachments} />
      </ReaderArticle>
      <Signing
        {...{ regulation, version, reading, readingMin, isSuperseded, heldReason, reasons, next, rehearsal }}
      />
    </ReaderColumns>
  );
}

interface AboveTextProps {
  isPhone: boolean;
  facts: ReactNode;
  tools: ReactNode;
  contents: ReactNode;
}

/** The part between the title and the text; on a phone, where the text comes first, it is collapsible. */
function AboveText({ isPhone, facts, tools, contents }: AboveTextProps) {
  const { t } = useTranslation(['regulations', 'content']);
  if (!isPhone) {
    return (
      <>
        {/* The collapsible part already has this title, so the heading would repeat it. */}
        <NarrowFold title={t('content:contents.title')}>
          <Box sx={{ '& nav h2': { display: 'none' } }}>{contents}</Box>
        </NarrowFold>
        {tools}
      </>
    );
  }
  return (
    <NarrowFold title={t('reader.about')}>
      {facts}
      {tools}
      {contents}
    </NarrowFold>
  );
}
