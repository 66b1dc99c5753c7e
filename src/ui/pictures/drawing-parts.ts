export type DrawingParts = { viewBox: string; inner: string }

/** Takes an SVG file apart, so that it can be inlined and follow the theme's colours. */
export function drawingParts(source: string): DrawingParts {
  const svg = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(source)
  if (!svg) throw new Error('A drawing must be one <svg> element.')
  const viewBox = /viewBox="([^"]+)"/.exec(svg[1] ?? '')?.[1]
  if (!viewBox) throw new Error('A drawing needs a viewBox.')
  // The file's own title is for people who open the file; on a page the caller decides.
  return { viewBox, inner: (svg[2] ?? '').replace(/<title>[\s\S]*?<\/title>/, '') }
}
