import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'

type PagingProps = {
  total: number
  page: number
  pageSize: number
  onPage(page: number): void
  /** "payments" */
  what: string
}

export function Paging({ total, page, pageSize, onPage, what }: PagingProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <nav className="paging" aria-label="Pages">
      <p className="sm muted num" role="status">
        {first} to {Math.min(total, page * pageSize)} of {total} {what}
      </p>
      {last > 1 && (
        <div className="row tight">
          <Button
            kind="line"
            square
            icon={ChevronLeft}
            aria-label="Previous page"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span className="sm num">
            Page {page} of {last}
          </span>
          <Button
            kind="line"
            square
            icon={ChevronRight}
            aria-label="Next page"
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </nav>
  )
}
