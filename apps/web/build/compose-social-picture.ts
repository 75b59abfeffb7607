/** What networks show beside a shared address: 1200 × 630 pixels. */
export const socialSize = { width: 1200, height: 630 };

/** Where the panes of products and posts begin, and what lies between two of them, in the units of the drawings. */
const margin = 24;
const gap = 10;

/** A wider window around a drawing: further panes at both sides of it, or all of them after it. */
export function widenWindow(drawing: string, sides: 'both' | 'end'): string {
  const { width, height } = sizeOf(drawing);
  const wide = (height * socialSize.width) / socialSize.height;
  const start = sides === 'both' ? (width - wide) / 2 : 0;
  const after = { from: width + gap - margin, to: start + wide - margin };
  const panes =
    sides === 'both'
      ? [...column(start + margin, margin - gap, height, 0.62), ...column(after.from, after.to, height, 0.3)]
      : column(after.from, after.to, height, 0.55);
  return frame(
    { x: start, y: 0, width: wide, height },
    `${place(drawing)}
<clipPath id="added">${panes.map((box) => `<rect ${box}/>`).join('')}</clipPath>
${panes.map((box, index) => `<rect class="pane${index % 3 === 0 ? ' deep' : ''}" ${box}/>`).join('')}
<g clip-path="url(#added)">${[-width, 0, width].map((shift) => `<g transform="translate(${shift})">${runningOn(drawing)}</g>`).join('')}</g>`,
  );
}

/** The lower part of the shop window, with the pavement in front of it, near enough for a thumbnail. */
export function closeUp(drawing: string): string {
  const { width, height } = sizeOf(drawing);
  const near = { x: -50, width: width + 100 };
  const seen = (near.width * socialSize.height) / socialSize.width;
  return frame(
    { ...near, y: height - seen, height: seen },
    `<rect class="pavement" x="${near.x}" y="730" width="${near.width}" height="70"/>${place(drawing)}`,
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The drawing's own style sheet colours what is put around it. */
function frame({ x, y, width, height }: Box, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${socialSize.width}" height="${socialSize.height}" viewBox="${x} ${y} ${width} ${height}" style="display:block">
<rect class="ground" x="${x}" y="${y}" width="${width}" height="${height}"/>${content}</svg>`;
}

/** Two panes from one x to another, one above the other: cut at a share of the height, off the lines of the drawings. */
function column(from: number, to: number, height: number, split: number): string[] {
  const cut = margin + split * (height - 2 * margin);
  return [
    `x="${from}" y="${margin}" width="${to - from}" height="${cut - margin}"`,
    `x="${from}" y="${cut + gap}" width="${to - from}" height="${height - margin - cut - gap}"`,
  ];
}

/** The reflections and the floor of a drawing, which do not end where it ends. */
function runningOn(drawing: string): string {
  return (drawing.match(/<(polygon class="band"|path class="edge" d="M0,)[^>]*>/g) ?? []).join('');
}

function place(drawing: string): string {
  const { width, height } = sizeOf(drawing);
  return drawing.replace('<svg ', `<svg width="${width}" height="${height}" `);
}

function sizeOf(drawing: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
  if (!width || !height) throw new Error('A drawing needs a viewBox that starts at 0 0.');
  return { width: Number(width), height: Number(height) };
}
