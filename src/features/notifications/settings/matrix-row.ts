import { createContext, use } from 'react';
import { inheritsAll, type OwnValues } from './matrix-form';

interface MatrixRowState {
  own: OwnValues;
  change: (part: Partial<OwnValues>) => void;
}

export const MatrixRowContext = createContext<MatrixRowState>({ own: inheritsAll, change: () => {} });

/** What the form says of the row that this is in, and how to change a part of it. */
export const useMatrixRow = (): MatrixRowState => use(MatrixRowContext);
