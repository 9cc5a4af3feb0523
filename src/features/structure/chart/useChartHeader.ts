import { formatDate } from '@src/lib/dates';
import { contentFile } from '@src/lib/statics';
import { useLazyChartHeaderQuery } from '../api';

/** Returns the header of an exported chart: the organization, the date and the logo; loaded when a chart is saved. */
export function useChartHeader() {
  const [ask] = useLazyChartHeaderQuery();
  return async () => {
    const { data } = await ask(undefined, true);
    const { name = '', logo = null } = data?.organization ?? {};
    const day = formatDate(new Date());
    return { subtitle: name === '' ? day : `${name}, ${day}`, logoUrl: logo && contentFile(logo).url };
  };
}
