/** A seal, and a warning sign: the words beneath say the same. */
export const PaidPicture = () => (
  <svg viewBox="0 0 96 96" width="88" aria-hidden="true">
    <circle
      cx="48"
      cy="48"
      r="45"
      fill="none"
      stroke="var(--ill-2)"
      strokeWidth="5"
      strokeDasharray="5 6.78"
    />
    <circle cx="48" cy="48" r="36" fill="var(--ill-1)" />
    <path d="M32 49l11 11 21-23" fill="none" stroke="var(--ill-3)" strokeWidth="7" />
  </svg>
)

export const FailedPicture = () => (
  <svg viewBox="0 0 96 96" width="88" aria-hidden="true">
    <path d="M48 8l42 76H6z" fill="var(--danger)" />
    <path d="M48 36v22M48 67v7" stroke="var(--raised)" strokeWidth="7" fill="none" />
  </svg>
)
