import type { ReportSource } from '../api';
import type { ReportShape } from '../lib/report-shape';

export interface ShapePanelProps {
  source: ReportSource;
  shape: ReportShape;
  onChange: (shape: ReportShape) => void;
}
