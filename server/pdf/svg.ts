import render from 'dom-serializer';
import { Element, Text } from 'domhandler';
import type { SvgElement } from '@domain/chart/chart-drawing';

function asNode({ name, attributes, children }: SvgElement): Element {
  const values = Object.entries(attributes).map(([key, value]): [string, string] => [key, String(value)]);
  return new Element(
    name,
    Object.fromEntries(values),
    children.map((child) => (typeof child === 'string' ? new Text(child) : asNode(child))),
  );
}

/** Returns a drawing as SVG, with its texts escaped. */
export const svgText = (drawing: SvgElement): string => render(asNode(drawing), { xmlMode: true });
