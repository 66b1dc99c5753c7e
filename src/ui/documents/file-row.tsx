import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../pictures/icon.tsx'
import { splitFileName } from './file-words.ts'

type FileRowProps = {
  name: string
  /** "124 pages, 2.4 MB" */
  details?: ReactNode
  icon?: LucideIcon | undefined
  /** Change, New document, Delete. */
  children?: ReactNode
}

export function FileRow({ name, details, icon = FileText, children }: FileRowProps) {
  const { start, tail } = splitFileName(name)
  return (
    <div className="file">
      <Icon of={icon} />
      <div>
        <b title={name}>
          <span>{start}</span>
          {tail}
        </b>
        {details && <span className="xs muted num">{details}</span>}
      </div>
      {children}
    </div>
  )
}
