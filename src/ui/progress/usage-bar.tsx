type UsageBarProps = {
  /** "Uploads used this month": the bar's accessible name. */
  label: string
  used: number
  of: number
  /** "3 of 10 uploads used this month", shown above and read aloud. */
  words: string
}

/** How much of an allowance is used. */
export function UsageBar({ label, used, of, words }: UsageBarProps) {
  const share = of > 0 ? Math.min(100, Math.max(0, (used / of) * 100)) : 0
  return (
    <div className="usage">
      <p className="sm num">{words}</p>
      <div
        className="bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={Math.min(of, Math.max(0, used))}
        aria-valuetext={words}
      >
        <i style={{ '--w': `${share}%` }} />
      </div>
    </div>
  )
}
