/** The size of a social image (`og:image`), in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** The margin around the window panes that an illustration shows, and the gap between the panes, in SVG units. */
const margin = 24;
const gap = 10;

/** Widens an illustration to the aspect ratio of a social image by adding window panes on both sides or only on the right. */
export function widenIllustration(svg: string, { sides }: { sides: 'both' | 'right' }): string {
  const { width, height } = getSize(svg);
  const newWidth = (height * socialImageSize.width) / socialImageSize.height;
  const left = sides === 'both' ? (width - newWidth) / 2 : 0;
  const rightColumn = { from: width + gap - margin, to: left + newWidth - margin };
  const panes =
    sides === 'both'
      ? [
          ...createPaneColumn(left + margin, margin - gap, height, 0.62),
          ...createPaneColumn(rightColumn.from, rightColumn.to, height, 0.3),
        ]
      : createPaneColumn(rightColumn.from, rightColumn.to, height, 0.55);
  return createSvg(
    { x: left, y: 0, width: newWidth, height },
    `${withSize(svg)}
<clipPath id="added">${panes.map((attributes) => `<rect ${attributes}/>`).join('')}</clipPath>
${panes.map((attributes, index) => `<rect class="pane${index % 3 === 0 ? ' deep' : ''}" ${attributes}/>`).join('')}
<g clip-path="url(#added)">${[-width, 0, width].map((x) => `<g transform="translate(${x})">${findEdgeToEdgeShapes(svg)}</g>`).join('')}</g>`,
  );
}

/** Crops the hero illustration to the lower part of the shop window and the pavement, which stay recognizable in a thumbnail. */
export function cropHero(svg: string): string {
  const { width, height } = getSize(svg);
  const crop = { x: -50, width: width + 100 };
  const cropHeight = (crop.width * socialImageSize.height) / socialImageSize.width;
  // The rectangle extends the pavement of the illustration to the added width.
  return createSvg(
    { ...crop, y: height - cropHeight, height: cropHeight },
    `<rect class="pavement" x="${crop.x}" y="730" width="${crop.width}" height="70"/>${withSize(svg)}`,
  );
}

interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Wraps content in an SVG document. The style sheet of the illustration also colors the added shapes. */
function createSvg({ x, y, width, height }: ViewBox, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${socialImageSize.width}" height="${socialImageSize.height}" viewBox="${x} ${y} ${width} ${height}" style="display:block">
<rect class="ground" x="${x}" y="${y}" width="${width}" height="${height}"/>${content}</svg>`;
}

/**
 * Returns the `rect` attributes of two panes between two x coordinates, one above the other. `upperShare` is the height of the upper pane as
 * a fraction of the column.
 */
function createPaneColumn(from: number, to: number, height: number, upperShare: number): string[] {
  const upperBottom = margin + upperShare * (height - 2 * margin);
  return [
    `x="${from}" y="${margin}" width="${to - from}" height="${upperBottom - margin}"`,
    `x="${from}" y="${upperBottom + gap}" width="${to - from}" height="${height - margin - upperBottom - gap}"`,
  ];
}

/** Returns the reflections and the floor of an illustration, which continue in the added panes. */
function findEdgeToEdgeShapes(svg: string): string {
  return (svg.match(/<(polygon class="band"|path class="edge" d="M0,)[^>]*>/g) ?? []).join('');
}

/** Sets the width and height to those of the `viewBox`, so that another SVG can contain the illustration. */
function withSize(svg: string): string {
  const { width, height } = getSize(svg);
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
}

function getSize(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('An illustration needs a viewBox that starts at 0 0.');
  return { width: Number(width), height: Number(height) };
}
