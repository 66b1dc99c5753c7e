import { QueryView } from '#api-client/query-view.tsx'
import { pathOf } from '#contracts/call.ts'
import { ngwee, showNgwee } from '#kit/money.ts'
import { type StackedColumn, StackedTable } from '#ui/figures/stacked-table.tsx'
import { Link } from '#ui/router/link.tsx'
import type { listTransactions, TransactionRecord } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { AdminHead } from '../admin-head.tsx'
import { assistantNames, shortId, whenShort } from '../admin-words.ts'
import { ListFilters } from '../lists/list-filters.tsx'
import { NothingFound } from '../lists/nothing-found.tsx'
import { Paging } from '../lists/paging.tsx'
import { useList } from '../lists/use-list.ts'

const COLUMNS: StackedColumn<TransactionRecord>[] = [
  { head: 'When', place: 'c', numeric: true, cell: ({ timestamp }) => whenShort(timestamp) },
  {
    head: 'Who',
    place: 'a',
    cell: ({ userName, userEmail }) => (
      <>
        {userName}
        {userEmail && <small className="under">{userEmail}</small>}
      </>
    ),
  },
  { head: 'Assistant', place: 'b', cell: ({ purchaseType }) => assistantNames([purchaseType]) },
  {
    head: 'Paid with',
    place: 'd',
    numeric: true,
    cell: ({ paymentMethod, phoneNumber }) => (
      <>
        {paymentMethod}
        {phoneNumber && <small className="under">{phoneNumber}</small>}
      </>
    ),
  },
  {
    head: 'Transaction',
    place: 's',
    numeric: true,
    cell: ({ transactionId }) => (
      <Link
        to={`/admin/deposits/${encodeURIComponent(transactionId)}`}
        aria-label={`Payment ${transactionId}`}
      >
        {shortId(transactionId)}
      </Link>
    ),
  },
  {
    head: 'Sum',
    place: 'm',
    right: true,
    numeric: true,
    cell: ({ amount }) => <span className="cost">{showNgwee(ngwee(amount))}</span>,
  },
]

export function TransactionsView() {
  const list = useList<typeof listTransactions>(CALLS.listTransactions)
  return (
    <>
      <AdminHead title="Transactions" sentence="One record for every completed payment." />
      <ListFilters
        {...list}
        searchLabel="Name, email, phone or id"
        withMoney
        csv={pathOf(CALLS.exportTransactions, { query: list.filters })}
      />
      <QueryView of={list.asked}>
        {({ transactions, ...paging }) => (
          <>
            {transactions.length > 0 ? (
              <StackedTable
                label="Transactions"
                columns={COLUMNS}
                rows={transactions}
                rowKey={({ id }) => id}
              />
            ) : (
              <NothingFound />
            )}
            <Paging {...paging} what="transactions" onPage={(page) => list.change({ page: String(page) })} />
          </>
        )}
      </QueryView>
    </>
  )
}
