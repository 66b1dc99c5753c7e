import type { FormatId } from '../../rules/deck/keys.ts'

const RING = [10, 18, 26, 34]

/** A sketch of a slide in each format. */
export function FormatPicture({ of }: { of: FormatId }) {
  return (
    <svg className="slide on-paper" viewBox="0 0 160 90" aria-hidden="true">
      {of === 'heavy' ? <Heavy /> : of === 'mini' ? <Light /> : <Standard />}
    </svg>
  )
}

const Head = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <rect x={x} y={y} width={width} height="7" fill="var(--ill-1)" />
    <rect x={x} y={y + 11} width="22" height="2" fill="var(--ill-2)" />
  </>
)
const TextLine = ({ y, width, x = 18 }: { y: number; width: number; x?: number }) => (
  <>
    <rect x={x - 8} y={y} width="3" height="3" fill="var(--ill-2)" />
    <rect x={x} y={y} width={width} height="3" fill="var(--ill-1)" opacity="0.55" />
  </>
)

const Standard = () => (
  <>
    <Head x={10} y={9} width={70} />
    <TextLine y={32} width={62} />
    <TextLine y={44} width={45} />
    <TextLine y={56} width={54} />
    {[22, 34, 28, 46].map((height, at) => (
      <rect
        key={height}
        x={96 + at * 12}
        y={80 - height}
        width="8"
        height={height}
        fill={at === 3 ? 'var(--ill-2)' : 'var(--ill-1)'}
      />
    ))}
  </>
)
const Heavy = () => (
  <>
    <rect width="76" height="90" fill="var(--ill-1)" />
    {RING.map((radius) => (
      <circle
        key={radius}
        cx="38"
        cy="45"
        r={radius}
        fill="none"
        stroke="var(--ill-3)"
        strokeWidth="2"
        opacity=".7"
      />
    ))}
    <circle cx="38" cy="45" r="6" fill="var(--ill-2)" />
    <Head x={88} y={18} width={58} />
    {[60, 50, 56].map((width, at) => (
      <rect key={width} x="88" y={44 + at * 9} width={width} height="3" fill="var(--ill-1)" opacity="0.5" />
    ))}
  </>
)
const Light = () => (
  <>
    <Head x={10} y={9} width={88} />
    <TextLine y={38} width={110} />
    <TextLine y={53} width={93} />
    <TextLine y={68} width={76} />
  </>
)
