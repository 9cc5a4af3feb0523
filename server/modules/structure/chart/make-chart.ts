import { type Ruler, drawChart, drawingSize } from '@domain/chart/chart-drawing';
import { layOut } from '@domain/chart/chart-layout';
import { layOutForPaper } from '@domain/chart/chart-paper';
import { sheetFor } from '@domain/chart/chart-sheet';
import { createTextWidth, renderPdf } from '@server/pdf/pdf';
import { svgText } from '@server/pdf/svg';
import type { ChartInput } from './chart.task';

/** The first weight that is drawn with the bold font. */
const BOLD = 600;

function createRuler(): Ruler {
  const widthOf = createTextWidth();
  return (size, weight, words) => widthOf(words, size, weight >= BOLD);
}

/** Draws the chart as vectors on one sheet of paper and renders it as a PDF, in a worker process. */
export function makeChart({ nodes, format, head, pictures }: ChartInput): Promise<Uint8Array> {
  const areShown = () => true;
  const { layout } = layOutForPaper(nodes, areShown, layOut(nodes, areShown));
  const svg = drawChart(layout, pictures, head, createRuler());
  const sheet = sheetFor(drawingSize(layout), format);
  return renderPdf({
    info: { title: head.title },
    pageSize: { width: sheet.width, height: sheet.height },
    pageMargins: sheet.edge,
    footer: undefined,
    content: [
      {
        svg: svgText(svg),
        ...sheet.drawing,
        absolutePosition: {
          x: (sheet.width - sheet.drawing.width) / 2,
          y: sheet.edge,
        },
      },
    ],
  });
}
