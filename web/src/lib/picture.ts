// A drawing of the page as a file of its own: what the stylesheet gives it is written into it.
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
  'transform',
  'display',
  'visibility',
  'mix-blend-mode',
] as const;

/** The text of an SVG file that looks like this element. */
export function svgText(svg: SVGSVGElement, background: string): string {
  // In a document of its own, since the policy of the page forbids styles that are written into elements.
  const copy = document.implementation.createHTMLDocument().importNode(svg, true);
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  copies.forEach((element, i) => {
    const original = originals[i];
    if (!original) return;
    const style = getComputedStyle(original);
    const written = PROPERTIES.flatMap((name) => {
      const value = style.getPropertyValue(name);
      return value === '' || (name === 'transform' && value === 'none') ? [] : [`${name}:${value}`];
    });
    element.setAttribute('style', written.join(';'));
    for (const name of ['class', 'tabindex', 'role', 'aria-label']) element.removeAttribute(name);
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  copy.setAttribute('style', `background:${background}`);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as pixels. */
export async function pngOf(text: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * 2);
  canvas.height = Math.round(height * 2);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png'),
  );
}

/** Hands a file to the browser. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
