import { createContext, use } from 'react';
import { inheritsAll, type OwnValues } from './matrix-form';

interface MatrixRowState {
  own: OwnValues;
  change: (part: Partial<OwnValues>) => void;
}

export const MatrixRowContext = createContext<MatrixRowState>({ own: inheritsAll, change: () => {} });

/** Returns the form values of the surrounding row and a function that changes one of them. */
export const useMatrixRow = (): MatrixRowState => use(MatrixRowContext);
