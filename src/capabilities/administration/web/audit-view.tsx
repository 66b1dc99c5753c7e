import { QueryView } from '#api-client/query-view.tsx'
import { type StackedColumn, StackedTable } from '#ui/figures/stacked-table.tsx'
import type { AuditAct, listActs } from '../contract.ts'
import { CALLS } from '../spec.ts'
import { AdminHead } from './admin-head.tsx'
import { whenExact } from './admin-words.ts'
import { NothingFound } from './lists/nothing-found.tsx'
import { Paging } from './lists/paging.tsx'
import { useList } from './lists/use-list.ts'

const COLUMNS: StackedColumn<AuditAct>[] = [
  { head: 'When', place: 'c', numeric: true, cell: ({ at }) => whenExact(at) },
  { head: 'Who', place: 'a', cell: ({ who }) => who },
  { head: 'What', place: 'b', cell: ({ act }) => act },
  {
    head: 'About',
    place: 'd',
    cell: ({ about, detail }) => (
      <>
        {about}
        {detail && <small className="under">{detail}</small>}
      </>
    ),
  },
  { head: 'Reason', place: 's', cell: ({ reason }) => reason },
]

export function AuditView() {
  const list = useList<typeof listActs>(CALLS.listActs)
  return (
    <>
      <AdminHead
        title="Audit log"
        sentence="Everything administrators have done. Entries can be added, never changed."
      />
      <QueryView of={list.asked}>
        {({ acts, ...paging }) => (
          <>
            {acts.length > 0 ? (
              <StackedTable label="Acts" columns={COLUMNS} rows={acts} rowKey={({ id }) => id} />
            ) : (
              <NothingFound sentence="No administrator has done anything yet." />
            )}
            <Paging {...paging} what="acts" onPage={(page) => list.change({ page: String(page) })} />
          </>
        )}
      </QueryView>
    </>
  )
}
