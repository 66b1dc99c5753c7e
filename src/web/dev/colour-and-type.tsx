import { UiPart } from './part.tsx'

const ROLES = [
  'surface',
  'raised',
  'sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'brand',
  'brand-soft',
  'accent',
  'accent-soft',
  'mark',
  'add',
  'success',
  'warning',
  'danger',
  'info',
  'band-strong',
  'band-middle',
  'band-weak',
  'recording',
  'speaking',
  'block',
  'block-deep',
  'block-accent',
  'focus',
]

export function ColourAndType() {
  return (
    <>
      <UiPart name="Colour">
        <ul className="dev-swatches">
          {ROLES.map((role) => (
            <li key={role}>
              <span style={{ background: `var(--${role})` }} />
              {role}
            </li>
          ))}
        </ul>
      </UiPart>
      <UiPart name="Type">
        <div className="stack">
          <p className="display" style={{ fontSize: 'var(--text-display)', lineHeight: 'var(--lh-display)' }}>
            Be ready
          </p>
          <p className="display" style={{ fontSize: 'var(--text-3xl)', lineHeight: 'var(--lh-3xl)' }}>
            Every point shows the page it comes from
          </p>
          <p className="display" style={{ fontSize: 'var(--text-2xl)', lineHeight: 'var(--lh-2xl)' }}>
            Research Decoder
          </p>
          <p className="display" style={{ fontSize: 'var(--text-xl)', lineHeight: 'var(--lh-xl)' }}>
            Statistical summary
          </p>
          <p style={{ fontSize: 'var(--text-lg)', lineHeight: 'var(--lh-lg)' }}>
            Lead text, the system face at 19 to 21 px.
          </p>
          <p>Body text, the system face at 17 px. Lines run to 66 characters, then they turn.</p>
          <p className="sm">Small text at 15 px for help, tables and labels.</p>
          <p className="xs muted">Smallest text at 13 px for places and times. Nothing is smaller.</p>
        </div>
      </UiPart>
    </>
  )
}
