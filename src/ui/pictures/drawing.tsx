import { drawingParts } from './drawing-parts.ts'

type DrawingProps = {
  /** The text of one of our own files: `import hero from '../art/hero.svg?raw'`. */
  source: string
  /** Without a title the drawing is decoration and silent. */
  title?: string | undefined
  className?: string | undefined
}

/** Inline, because a picture in an `<img>` cannot follow the theme. */
export function Drawing({ source, title, className }: DrawingProps) {
  const { viewBox, inner } = drawingParts(source)
  const voice = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      {...voice}
      viewBox={viewBox}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, read at build time
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  )
}
