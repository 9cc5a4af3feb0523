import { chartFont, type Ruler, type SvgElement } from '@domain/chart/chart-drawing';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Creates a function that measures text in the font of the picture. */
export function canvasRuler(): Ruler {
  const context = document.createElement('canvas').getContext('2d');
  return (size, weight, words) => {
    if (!context) return words.length * size * 0.6;
    context.font = `${weight} ${size}px ${chartFont}`;
    return context.measureText(words).width;
  };
}

function asElement({ name, attributes, children }: SvgElement): Element {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== 'xmlns') made.setAttribute(key, String(value));
  }
  made.append(...children.map((child) => (typeof child === 'string' ? child : asElement(child))));
  return made;
}

/** Returns a drawing as the text of an SVG file. */
export function svgText(drawing: SvgElement): string {
  return new XMLSerializer().serializeToString(asElement(drawing));
}
