import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { stepAmong } from './step-among.ts'

export type Tab<Id extends string> = { id: Id; name: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  onChoose(id: NoInfer<Id>): void
  /** The content of the chosen tab. */
  children?: ReactNode
}

/** Two to four views of one thing. Arrow keys move; one stop for the Tab key. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const next = stepAmong(
      tabs.length,
      tabs.findIndex((tab) => tab.id === chosen),
      event.key,
    )
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.id)
    row.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[next ?? 0]?.focus()
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={children ? `${id}-panel` : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
          {children}
        </div>
      )}
    </>
  )
}
