import { InsightGrid } from '../components/InsightGrid';
import { UnclearClauses } from './UnclearClauses';

/** What readers do not understand. */
export function EducationInsights() {
  return (
    <InsightGrid>
      <UnclearClauses />
    </InsightGrid>
  );
}
