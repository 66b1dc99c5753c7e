import type { DrawnPiece, DrawnSlide } from '../../rules/drawing/drawn.ts'

export const LOGO_ID = 'deck-logo'

/** A slide as the file has it, drawn at any size. */
export function SlidePicture({
  slide,
  of,
}: {
  slide: Pick<DrawnSlide, 'title' | 'background' | 'pieces'>
  of: number
}) {
  return (
    <svg className="slide" viewBox="0 0 960 540" role="img" aria-label={`Slide ${of}: ${slide.title}`}>
      <rect width="960" height="540" fill={slide.background} />
      {slide.pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's pieces have no ids
        <DrawnPieceView key={at} piece={piece} />
      ))}
    </svg>
  )
}

function DrawnPieceView({ piece }: { piece: DrawnPiece }) {
  if (piece.is === 'shape')
    return (
      <path
        d={piece.path}
        fill={piece.fill ?? 'none'}
        stroke={piece.line ?? 'none'}
        strokeWidth={piece.width}
      />
    )
  if (piece.is === 'logo') {
    const { x, y, width, height } = piece
    return <use href={`#${LOGO_ID}`} x={x} y={y} width={width} height={height} />
  }
  if (piece.is === 'picture') {
    const { href, x, y, width, height } = piece
    return <image href={href} x={x} y={y} width={width} height={height} />
  }
  const { x, y, text, size, length, family, bold, fill } = piece
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontFamily={`"Slide ${family}", ${family}, sans-serif`}
      fontWeight={bold ? 700 : 400}
      fill={fill}
      // Ends at the same place as in the file, whatever font this device has.
      textLength={length || undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  )
}
