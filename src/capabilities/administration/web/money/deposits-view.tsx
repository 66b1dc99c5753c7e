import { QueryView } from '#api-client/query-view.tsx'
import { pathOf } from '#contracts/call.ts'
import type { listDeposits } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { AdminHead } from '../admin-head.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { NothingFound } from '../lists/nothing-found.tsx'
import { Paging } from '../lists/paging.tsx'
import { useList } from '../lists/use-list.ts'
import { DepositTable } from './deposit-table.tsx'

export function DepositsView() {
  const list = useList<typeof listDeposits>(CALLS.listDeposits)
  return (
    <>
      <AdminHead title="Payments" sentence="Every deposit that was asked for, whatever became of it." />
      <ListFilters
        {...list}
        searchLabel="Name, email, phone or id"
        withStatus
        withMoney
        csv={pathOf(CALLS.exportDeposits, { query: list.filters })}
      />
      <QueryView of={list.asked}>
        {({ deposits, ...paging }) => (
          <>
            {deposits.length > 0 ? <DepositTable label="Payments" deposits={deposits} /> : <NothingFound />}
            <Paging {...paging} what="payments" onPage={(page) => list.change({ page: String(page) })} />
          </>
        )}
      </QueryView>
    </>
  )
}
