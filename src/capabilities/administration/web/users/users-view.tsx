import { useState } from 'react'
import { QueryView } from '#api-client/query-view.tsx'
import { showNgwee } from '#kit/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { type StackedColumn, StackedTable } from '#ui/figures/stacked-table.tsx'
import { Link } from '#ui/router/link.tsx'
import type { listUsers, UserRow } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { AdminHead } from '../admin-head.tsx'
import { assistantNames, whenShort } from '../admin-words.ts'
import { ListFilters } from '../lists/list-filters.tsx'
import { NothingFound } from '../lists/nothing-found.tsx'
import { Paging } from '../lists/paging.tsx'
import { useList } from '../lists/use-list.ts'
import { GrantDialog } from './grant-dialog.tsx'

/** A long list of names would push everything else out of its row; the person's own page has them all. */
const openWords = (purchaseTypes: readonly string[]): string => {
  if (purchaseTypes.length > 2) return `${purchaseTypes.length} assistants`
  return assistantNames(purchaseTypes) || 'nothing'
}

const COLUMNS: StackedColumn<UserRow>[] = [
  {
    head: 'Who',
    place: 'a',
    cell: ({ uid, name, email, isAdmin }) => (
      <>
        <Link to={`/admin/users/${encodeURIComponent(uid)}`}>{name}</Link>{' '}
        {isAdmin && <Chip kind="brand">Administrator</Chip>}
        <small className="under">{email}</small>
      </>
    ),
  },
  { head: 'Phone', place: 'b', numeric: true, cell: ({ phoneNumber }) => phoneNumber },
  { head: 'Since', place: 'c', numeric: true, cell: ({ createdAt }) => whenShort(createdAt) },
  {
    head: 'Unlocked',
    place: 'd',
    cell: ({ paidAssistants }) => <span className="sm">{openWords(paidAssistants)}</span>,
  },
  { head: 'Payments', place: 's', right: true, numeric: true, cell: ({ payments }) => payments },
  {
    head: 'Paid',
    place: 'm',
    right: true,
    numeric: true,
    cell: ({ paidNgwee }) => <span className="cost">{showNgwee(paidNgwee)}</span>,
  },
]

export function UsersView() {
  const list = useList<typeof listUsers>(CALLS.listUsers)
  const [granting, setGranting] = useState(false)
  const [said, setSaid] = useState<string>()
  return (
    <>
      <AdminHead
        title="Users"
        sentence="Everybody with an account, what they have paid, and what they have unlocked."
      >
        <Button kind="line" onClick={() => setGranting(true)}>
          Give access
        </Button>
      </AdminHead>
      <div role="status">{said && <Note kind="ok">{said}</Note>}</div>
      <ListFilters {...list} searchLabel="Name, email or phone" />
      <QueryView of={list.asked}>
        {({ users, ...paging }) => (
          <>
            {users.length > 0 ? (
              <StackedTable label="Users" columns={COLUMNS} rows={users} rowKey={({ uid }) => uid} />
            ) : (
              <NothingFound />
            )}
            <Paging {...paging} what="users" onPage={(page) => list.change({ page: String(page) })} />
          </>
        )}
      </QueryView>
      <GrantDialog
        open={granting}
        onClose={() => setGranting(false)}
        onGranted={(words) => {
          setGranting(false)
          setSaid(words)
          list.asked.refetch()
        }}
      />
    </>
  )
}
