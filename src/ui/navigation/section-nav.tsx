import { useInView } from './use-in-view.ts'

export type Section<Id extends string> = { id: Id; name: string; count: number }

type SectionNavProps<Id extends string> = {
  label: string
  sections: readonly Section<Id>[]
  current: Id
  onChoose(id: NoInfer<Id>): void
}

/** The sections with their counts; an empty one is struck through and cannot be chosen. */
export function SectionNav<Id extends string>({ label, sections, current, onChoose }: SectionNavProps<Id>) {
  const list = useInView(current)
  // A scrolling area must be reachable by keyboard, even with nothing to press in it.
  const isEmpty = sections.every(({ count }) => count === 0)
  return (
    <nav className="secnav" aria-label={label} ref={list} tabIndex={isEmpty ? 0 : undefined}>
      {sections.map((section) => (
        <button
          key={section.id}
          type="button"
          data-entry={section.id}
          aria-current={section.id === current ? 'true' : undefined}
          disabled={section.count === 0}
          onClick={() => onChoose(section.id)}
        >
          {section.name}
          <span>{section.count}</span>
        </button>
      ))}
    </nav>
  )
}
