/** Decoration: the words beside it carry the meaning. */
export function Spinner() {
  return <div className="spin" aria-hidden="true" />
}

/** Only while sign-in resolves; everything else shows its loading state in place. */
export function FullScreenSpinner({ children = 'Loading...' }: { children?: string }) {
  return (
    <div className="fullspin" role="status">
      <Spinner />
      <p className="sm muted">{children}</p>
    </div>
  )
}
