import { memo, type MouseEvent, type ReactNode } from 'react';
import { writtenLanguage } from '@src/lib/written-language';

interface VirtualRowProps {
  index: number;
  top: number;
  /** The least height; a name that needs more lines makes the row higher. */
  height: number;
  /** Undefined while the row is loading. */
  id: number | undefined;
  cells: readonly ReactNode[] | undefined;
  columnCount: number;
  isOpen: boolean;
  isChosen: boolean;
  /** The column that is the Tab stop; null when it is in another row. */
  stop: number | null;
  hasCheck: boolean;
  /** The accessible name of the checkbox. */
  checkLabel: string;
  onOpen: (index: number) => void;
  onToggle: (index: number, isRange: boolean) => void;
}

const hasControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, .et-check') !== null;

/** The whole cell toggles the checkbox, so that selecting a row does not open it. */
function CheckCell({ index, id, stop, isChosen, checkLabel, onToggle }: VirtualRowProps) {
  const press = (event: MouseEvent) => onToggle(index, event.shiftKey);
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      className="et-cell et-check"
      data-cell={`${index}:0`}
      tabIndex={stop === 0 ? 0 : -1}
      onClick={press}
    >
      {id === undefined ? null : (
        <input type="checkbox" tabIndex={-1} aria-label={checkLabel} checked={isChosen} readOnly />
      )}
    </div>
  );
}

/** Clamps a text to two lines of its row; the full text is shown on hover. */
export function CellText({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return (
    <span className="et-text" title={children} lang={writtenLanguage(children)}>
      {children}
    </span>
  );
}

function classOf({ id, isChosen, isOpen }: VirtualRowProps): string {
  const states = [
    [id !== undefined, 'is-loaded'],
    [isChosen, 'is-chosen'],
    [isOpen, 'is-open'],
  ] as const;
  return ['et-row', ...states.flatMap(([is, name]) => (is ? [name] : []))].join(' ');
}

/** A loading row: kept minimal, so that scrolling past thousands of them stays smooth. */
function WaitingRow({ index, top, height }: VirtualRowProps) {
  return (
    <div role="row" aria-rowindex={index + 2} aria-busy className="et-row" style={{ top, height }}>
      <div role="gridcell" className="et-cell et-waiting" />
    </div>
  );
}

/** One row of `VirtualTable`: plain elements, re-rendered only when its own props change. */
export const VirtualRow = memo(function VirtualRow(props: VirtualRowProps) {
  const { index, top, height, id, cells, columnCount, isOpen, isChosen, stop, hasCheck, onOpen } = props;
  // The focus must stay in its cell while the row loads.
  if (id === undefined && stop === null) return <WaitingRow {...props} />;
  const before = hasCheck ? 1 : 0;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={hasCheck ? isChosen : undefined}
      aria-current={isOpen || undefined}
      aria-busy={id === undefined || undefined}
      data-id={id}
      className={classOf(props)}
      style={{ top, minHeight: height }}
      onClick={(event) => {
        if (!hasControl(event.target)) onOpen(index);
      }}
    >
      {hasCheck ? <CheckCell {...props} /> : null}
      {Array.from({ length: columnCount }, (_, at) => (
        <div
          key={at}
          role={at === 0 ? 'rowheader' : 'gridcell'}
          aria-colindex={at + before + 1}
          className={at === 0 ? 'et-cell et-first' : 'et-cell'}
          data-cell={`${index}:${at + before}`}
          tabIndex={stop === at + before ? 0 : -1}
        >
          <CellText>{cells?.[at]}</CellText>
        </div>
      ))}
    </div>
  );
});
