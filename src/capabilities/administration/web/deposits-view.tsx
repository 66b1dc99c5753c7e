import { Reading } from '#asking/reading.tsx'
import type { Deposits } from '../contract.ts'
import { AdminHead } from './admin-head.tsx'
import { DepositTable } from './deposit-table.tsx'
import { ListFilters } from './list-filters.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Paging } from './paging.tsx'
import { useList } from './use-list.ts'

export function DepositsView() {
  const list = useList<Deposits>('/api/admin/deposits')
  return (
    <>
      <AdminHead title="Payments" sentence="Every deposit that was asked for, whatever became of it." />
      <ListFilters {...list} searchLabel="Name, email, phone or id" withStatus withMoney withCsv />
      <Reading of={list.asked}>
        {({ deposits, ...paging }) => (
          <>
            {deposits.length > 0 ? <DepositTable label="Payments" deposits={deposits} /> : <NothingFound />}
            <Paging {...paging} what="payments" onPage={(page) => list.change({ page: String(page) })} />
          </>
        )}
      </Reading>
    </>
  )
}
