import { InsightGrid } from '../components/InsightGrid';
import { DropOff } from './DropOff';
import { UnclearClauses } from './UnclearClauses';

/** How far videos are watched, and what readers do not understand. */
export function EducationInsights() {
  return (
    <InsightGrid>
      <DropOff />
      <UnclearClauses />
    </InsightGrid>
  );
}
