import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useUrlState } from '@src/components/routing/useUrlState';
import { FolderInput, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAllSubdivisionsQuery } from '../api';
import { useSubdivisionCards } from '../chart/useCards';
import { NodeRow } from '../components/NodeRow';
import { TreePage } from '../components/TreePage';
import type { TreeExtras } from '../components/TreePane';
import { leaderLine } from '../leaders/leader-name';
import { peopleCodecs, structurePaths, treeCodecs, viewCodecs } from '../lib/structure-url';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { useSubdivisionMoves } from '../lib/useTreeMoves';
import type { PeopleRow } from '../people/people-rows';
import { MoreLine, PersonLine, NoSubdivisionLine } from '../people/PersonLine';
import { usePeopleMoves } from '../people/usePeopleMoves';
import { useTreePeople } from '../people/useTreePeople';

/** Up to this number of people in total, all branches are initially expanded. */
const openUpTo = 60;
const nobody: readonly PeopleRow[] = [];

function PeopleSwitch() {
  const { t } = useTranslation('structure');
  const { state, setState } = useUrlState(peopleCodecs);
  return (
    <FormControlLabel
      control={<Switch checked={state.people} onChange={(_event, people) => setState({ people })} />}
      label={t('structure:people.show')}
      sx={{ mr: 0.5 }}
    />
  );
}

/** Shown when more people were found than the tree displays. */
function FoundMore({ shown, count }: { shown: number; count: number }) {
  const { t } = useTranslation('structure');
  if (count <= shown) return null;
  return (
    <Typography variant="caption" color="textSecondary" role="status" sx={{ order: 1, width: '100%' }}>
      {t('structure:people.foundMore', { shown, count })}
    </Typography>
  );
}

function MoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation('structure');
  const label = t('structure:move.person', { name });
  return (
    <Tooltip title={label}>
      <IconButton
        className="tree-actions"
        size="small"
        tabIndex={-1}
        aria-label={label}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          onPress();
        }}
      >
        <FolderInput />
      </IconButton>
    </Tooltip>
  );
}

/** The tree of subdivisions with their leaders, optionally their people, and the selected one beside it. */
export function SubdivisionsPage() {
  const { t } = useTranslation('structure');
  const navigate = useNavigate();
  const query = useAllSubdivisionsQuery();
  const canWrite = useCanWriteStructure();
  const moves = useSubdivisionMoves();
  const { state } = useUrlState(viewCodecs);
  const { people: isShown } = useUrlState(peopleCodecs).state;
  const { search } = useUrlState(treeCodecs).state;
  const cards = useSubdivisionCards(query.data, state.view === 'chart');
  const { rows, load, isWrong, retry, searched } = useTreePeople({
    subdivisions: query.data,
    isShown,
    search,
  });
  const branches = canWrite ? moves.requests : undefined;
  const people = usePeopleMoves({ rows: rows ?? nobody, branches });
  const total = query.data?.reduce((sum, { employeesCount }) => sum + employeesCount, 0) ?? 0;
  const extras: TreeExtras<PeopleRow> = {
    moves: isShown ? people.requests : branches,
    onSelect: (id) => {
      const content = rows?.find((row) => row.id === id)?.content;
      if (!content || content.kind === 'subdivision') return false;
      if (content.kind === 'person') void navigate(`/employees/${content.person.id}`);
      if (content.kind === 'more') {
        if (isWrong) retry();
        else load(content.place, content.pages + 1);
      }
      return true;
    },
    actionOf: (row) =>
      row.content.kind === 'person' && people.ask ? (
        <MoveButton name={row.name} onPress={() => people.ask?.(row)} />
      ) : null,
    toolbar: (
      <>
        <PeopleSwitch />
        <FoundMore {...searched} />
      </>
    ),
    areOpen: isShown && total <= openUpTo,
    dialog: people.dialog,
  };
  return (
    <TreePage
      path={structurePaths.employees}
      icon={UsersRound}
      query={{ ...query, data: rows }}
      moves={moves}
      canWrite={canWrite}
      chart={{ kind: 'subdivision', label: t('structure:chart.subdivisions'), items: cards }}
      extras={extras}
      texts={{
        tree: t('structure:tree.subdivisions'),
        search: t(isShown ? 'structure:people.search' : 'structure:action.searchSubdivisions'),
        choose: t('structure:empty.chooseSubdivision'),
        none: t('structure:empty.subdivisions'),
        noneText: t('structure:empty.subdivisionsText'),
        add: t('structure:action.addSubdivision'),
      }}
    >
      {({ content, ...row }) => {
        if (content.kind === 'person') return <PersonLine {...content} />;
        if (content.kind === 'placeless') return <NoSubdivisionLine name={row.name} count={content.count} />;
        if (content.kind === 'more') return <MoreLine content={content} isWrong={isWrong} onLoad={load} />;
        return (
          <NodeRow
            sample="subdivision"
            node={row}
            caption={leaderLine(content.subdivision, t)}
            end={t('structure:tree.people', { count: content.subdivision.employeesCount })}
          />
        );
      }}
    </TreePage>
  );
}
